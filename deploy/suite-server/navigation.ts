/**
 * Whether a request that names no file is a person's who opens an address of the suite, so that the page is the answer.
 * `path` has neither a leading slash nor a query.
 */
export function isNavigation(
  path: string,
  headers: { readonly accept?: string | undefined; readonly 'sec-fetch-mode'?: string | undefined },
): boolean {
  if (path.startsWith('remotes/')) return false;
  if (!headers.accept?.includes('text/html')) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  const lastSegment = path.split('/').at(-1) ?? '';
  return !lastSegment.includes('.');
}
