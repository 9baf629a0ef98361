/** How a browser carries requests to an origin: HTTP/1.1 has 6 connections for everything, later versions share one. */
export type OriginProtocol = 'one-request-a-connection' | 'multiplexed';

/** The facts needed of a `PerformanceResourceTiming`. */
export interface ResourceTiming {
  readonly name: string;
  readonly nextHopProtocol: string;
}

/**
 * What the browser says it used last for this origin. Empty (another origin that sends no `Timing-Allow-Origin`,
 * or nothing fetched so far) answers null: then the careful assumption is HTTP/1.1.
 */
export function protocolOf(origin: string, entries: readonly ResourceTiming[]): OriginProtocol | null {
  const used = entries.findLast((entry) => entry.name.startsWith(`${origin}/`) && entry.nextHopProtocol !== '');
  if (!used) return null;
  return used.nextHopProtocol.startsWith('http/') ? 'one-request-a-connection' : 'multiplexed';
}
