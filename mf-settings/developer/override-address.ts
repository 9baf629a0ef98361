/** Where a build lies, as it is typed: with its slash, without query; null for what the deployment does not name. */
export function overrideAddress(typed: string, origins: readonly string[]): string | null {
  if (!URL.canParse(typed.trim())) return null;
  const { origin, pathname, username } = new URL(typed.trim());
  if (!origins.includes(origin) || username !== '') return null;
  const folder = pathname.replace(/remote\.json$/, '');
  const address = `${origin}${folder.endsWith('/') ? folder : `${folder}/`}`;
  return /^https?:\/\/[^/]+\/([\w.-]+\/)*$/.test(address) ? address : null;
}
