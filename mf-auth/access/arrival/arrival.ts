/** Why one came here: a screen of a barn that could not be opened without signing in there (or its EULA). */
export interface Arrival {
  readonly barnId: string;
  /** Address of that screen. */
  readonly returnTo: string;
}

const longest = { barnId: 200, returnTo: 4000 } as const;

/**
 * Reads the history state of the address. It outlives deploys, so it may be anything. By hand: nothing else of the first
 * page needs a library for schemas.
 */
export function readArrival(state: unknown): Arrival | null {
  if (typeof state !== 'object' || state === null || !('barnId' in state && 'returnTo' in state)) return null;
  const { barnId, returnTo } = state;
  if (typeof barnId !== 'string' || typeof returnTo !== 'string') return null;
  return barnId.length > longest.barnId || returnTo.length > longest.returnTo ? null : { barnId, returnTo };
}

/** Where a barn's screens begin (product 2.1). */
export function dashboardPath(barnId: string): string {
  return `/dashboard/${encodeURIComponent(barnId)}/`;
}

function barnOfPath(path: string): string | null {
  const [before, first, segment] = path.split(/[?#]/, 1)[0]?.split('/') ?? [];
  if (before !== '' || first !== 'dashboard' || segment === undefined) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Where to go on at a barn: to the screen that one came for when it is that barn's, else to its dashboard. */
export function targetAt(barnId: string, arrival: Arrival | null): string {
  return arrival !== null && barnOfPath(arrival.returnTo) === barnId ? arrival.returnTo : dashboardPath(barnId);
}
