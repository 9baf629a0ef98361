import type { SimulatedCamera } from '../herd/simulated-camera';
import type { StoredCamera } from './camera-store';

/** The herd that a camera looks at; null where pictures are real. @param timeZone IANA name of the barn's */
export function herdOf({ cameraId, name, source }: StoredCamera, timeZone: string): SimulatedCamera | null {
  if (source.kind !== 'simulated') return null;
  const { kind: _, ...herd } = source;
  return { cameraId, name, timeZone, ...herd };
}
