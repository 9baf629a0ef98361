import type { Camera } from '../../camera-records/record/camera';

/**
 * The cameras whose animals are counted: those that are listed. A spare one sees none that belong to the barn. In a
 * fixed order: listing them differently must not make another question of it.
 */
export function idsOf(listed: readonly Camera[]): readonly string[] {
  return listed.map(({ cameraId }) => cameraId).sort();
}
