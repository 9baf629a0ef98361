import { openSession, type Session } from './session';
import type { Surroundings } from './surroundings';

/** The barn at which most benches measure. */
export const northBarn = { id: 'north-barn', barnName: 'North barn', cameras: 12 } as const;

/** Deep link to the cameras of a barn. */
export function cameraListPath(barnId: string): string {
  return `/dashboard/${barnId}/camera`;
}

/** Deep link to one camera's live picture. */
export function livePath(barnId: string, cameraId: string): string {
  return `/dashboard/${barnId}/camera/streaming/${cameraId}/${cameraId}`;
}

/** A tile of the camera list or of the live view is drawn. */
export const tileSelector = 'main article[data-state]';

const sessions = new WeakMap<Surroundings, Promise<Session>>();

/** Somebody who is signed in at North barn. */
export function northSession(surroundings: Surroundings): Promise<Session> {
  const known = sessions.get(surroundings);
  if (known !== undefined) return known;
  const opened = (async () => {
    const { suiteAddress: suite, north } = await surroundings.demo();
    return openSession({ suite, barn: north.address, barnId: northBarn.id, barnName: northBarn.barnName });
  })();
  sessions.set(surroundings, opened);
  // The next bench tries again.
  opened.catch(() => sessions.delete(surroundings));
  return opened;
}
