/** A call for an instance behind this gateway: `/gw/{id}/api/…` → the instance's `/api/…`. */
export type GatewayPath =
  | { readonly kind: 'not-for-gateway' }
  | { readonly kind: 'pass'; readonly id: string; readonly target: string }
  | { readonly kind: 'refused' };

/**
 * Reads a request's target. Only calls of the contract (`api/…`) are passed on: no documentation, no second gateway, no
 * path that climbs.
 */
export function parseGatewayPath(url: string): GatewayPath {
  const [path = '', ...query] = url.split('?');
  if (path !== '/gw' && !path.startsWith('/gw/')) return { kind: 'not-for-gateway' };
  const match = /^\/gw\/([A-Za-z0-9._-]{1,64})(\/api\/.*)$/.exec(path);
  const [, id, target] = match ?? [];
  if (id === undefined || target === undefined || climbs(target)) return { kind: 'refused' };
  return { kind: 'pass', id, target: query.length > 0 ? `${target}?${query.join('?')}` : target };
}

function climbs(path: string): boolean {
  const plain = path.replaceAll(/%2e/gi, '.').replaceAll(/%2f|%5c|\\/gi, '/');
  return plain.split('/').includes('..');
}
