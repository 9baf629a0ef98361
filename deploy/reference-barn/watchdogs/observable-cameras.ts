import { millisecondsInMinute } from 'date-fns/constants';
import type { Cameras } from '../cameras/cameras';
import { hasSeen } from '../cameras/observed-herd';
import { speedSpanMs } from '../data/speed/walked-distance';
import type { SimulatedCamera } from '../herd/simulated-camera';

/** The cameras whose herds may be looked at: none that was private, silent or taken down in the time observed. */
export function observableCameras(cameras: Cameras, nowMs: number): readonly SimulatedCamera[] {
  // From the full minute that the measurement ends with.
  const start = Math.floor(nowMs / millisecondsInMinute) * millisecondsInMinute - speedSpanMs;
  return cameras.store.list().flatMap(({ cameraId, tags }) => {
    const herd = cameras.herd(cameraId);
    if (!herd || tags.includes('decommissioned') || !hasSeen(herd, nowMs, nowMs)) return [];
    return cameras.refusePrivate(cameraId, { start, end: nowMs }) ? [] : [herd.camera];
  });
}
