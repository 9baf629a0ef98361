import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import { type AnswerOf, type Camera, listCameras } from '@barnwatch/shared/wire/calls';
import type { PictureSize } from '../../geometry/polygon/polygon';

/** What most cameras have: for one that does not say how large its pictures are. */
const usualSize: PictureSize = { width: 1920, height: 1080 };

/** Privacy begins and ends while somebody draws. */
const refreshMs = 30_000;

function camerasById({ cameras }: AnswerOf<typeof listCameras>): ReadonlyMap<string, Camera> {
  return cameras;
}

/** All cameras of the selected barn by id. Needs `cameras.view`; one request serves all who ask. */
export function useCamerasById(): BarnReading<ReadonlyMap<string, Camera>> {
  return useReading(listCameras, { refreshEveryMs: refreshMs, keep: true }, camerasById);
}

export function sizeOf(camera: Pick<Camera, 'width' | 'height'> | undefined): PictureSize {
  return camera?.width && camera.height ? { width: camera.width, height: camera.height } : usualSize;
}

/** A camera without a name goes by its id. */
export function nameOf(camera: Camera | undefined, cameraId: string): string {
  return camera?.name.trim() || cameraId;
}
