import * as v from 'valibot';

/** Why one came here: a screen of a barn that could not be opened without signing in there (or its EULA). */
export interface Arrival {
  readonly barnId: string;
  /** Address of that screen. */
  readonly returnTo: string;
}

const arrivalSchema = v.object({
  barnId: v.pipe(v.string(), v.maxLength(200)),
  returnTo: v.pipe(v.string(), v.maxLength(4000)),
});

/** Reads the history state of the address. It outlives deploys, so it may be anything. */
export function readArrival(state: unknown): Arrival | null {
  const parsed = v.safeParse(arrivalSchema, state);
  return parsed.success ? parsed.output : null;
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
