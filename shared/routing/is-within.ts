/**
 * Whether an address is that of a link, or one below it.
 *
 * @param end only that of the link
 */
export function isWithin(address: string, link: string, end: boolean): boolean {
  const [here, there] = [address.toLowerCase(), link.toLowerCase()];
  if (here === there) return true;
  return !end && there !== '/' && here.startsWith(there.endsWith('/') ? there : `${there}/`);
}
