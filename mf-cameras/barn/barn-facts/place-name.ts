import type { AddressedCamera } from '../../camera-records/addresses/camera-addresses';
import type { BarnIncident } from '../../past/incidents/read-barn-incidents';

/** The camera that an incident is about, by the name that it has now; null where it is about none. */
export function placeName(
  { cameraId }: Pick<BarnIncident, 'cameraId'>,
  cameras: readonly AddressedCamera[],
): string | null {
  return cameras.find((camera) => camera.cameraId === cameraId)?.name ?? cameraId;
}
