import { millisecondsInMinute } from 'date-fns/constants';
import type { Cameras } from '../cameras/cameras';
import { hasSeen, type ObservedHerd } from '../cameras/observed-herd';
import { speedSpanMs } from '../data/speed/walked-distance';

/** The herds that may be looked at: of no camera that was private, silent or taken down in the time observed. */
export function observableHerds(cameras: Cameras, nowMs: number): readonly ObservedHerd[] {
  // From the full minute that the measurement ends with.
  const start = Math.floor(nowMs / millisecondsInMinute) * millisecondsInMinute - speedSpanMs;
  return cameras.store.list().flatMap(({ cameraId, tags }) => {
    const herd = cameras.observed(cameraId);
    if (!herd || tags.includes('decommissioned')) return [];
    if (herd.kind === 'simulated' && !hasSeen(herd, nowMs, nowMs)) return [];
    return cameras.refusePrivate(cameraId, { start, end: nowMs }) ? [] : [herd];
  });
}
