/** Parts a request's target into its ticket (query parameter `ticket`) and the path with query that it was made for. */
export function takeTicket(url: string): { ticket: string | null; path: string } {
  const [target = '', query = ''] = url.split('?', 2);
  const parts = query.split('&').filter((part) => part !== '');
  const ticket = parts.find((part) => part.startsWith('ticket='))?.slice('ticket='.length) ?? null;
  const rest = parts.filter((part) => !part.startsWith('ticket='));
  const path = target.replace(/^\//, '');
  return { ticket, path: rest.length > 0 ? `${path}?${rest.join('&')}` : path };
}
