/** Addresses below this path carry a secret in their query: the token of an e-mail verification. */
const quickLinks = /^\/ql\//;

/**
 * Takes the query of a quick link out of the address bar and of this tab's history, and answers it. What stands there
 * is seen over a shoulder, in screenshots and by whoever uses the device next.
 */
export function concealQuery(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
): string {
  if (!quickLinks.test(pathname) || search === '') return '';
  history.replaceState(history.state, '', `${pathname}${hash}`);
  return search;
}
