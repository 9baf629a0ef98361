import type { Cameras } from '../cameras/cameras';
import { hasSeen } from '../cameras/observed-herd';
import type { SimulatedCamera } from '../herd/simulated-camera';
import { observedMs } from './herd-speed';

/** The cameras whose herds may be looked at: none that was private, silent or taken down in the time observed. */
export function observableCameras(cameras: Cameras, nowMs: number): readonly SimulatedCamera[] {
  const start = nowMs - observedMs;
  return cameras.store.list().flatMap(({ cameraId, tags }) => {
    const herd = cameras.herd(cameraId);
    if (!herd || tags.includes('decommissioned') || !hasSeen(herd, nowMs, nowMs)) return [];
    return cameras.refusePrivate(cameraId, { start, end: nowMs }) ? [] : [herd.camera];
  });
}
