import { type BarnReading, knownReading, useReading } from '@barnwatch/shared/answers';
import { type AnswerOf, listCameras } from '@barnwatch/shared/wire/calls';

/** A camera of the barn, as far as regions need it. */
export interface NamedCamera {
  readonly cameraId: string;
  readonly name: string;
}

function camerasInUse({ cameras }: AnswerOf<typeof listCameras>): readonly NamedCamera[] {
  return [...cameras]
    .filter(([, { tags }]) => !tags.includes('decommissioned'))
    .map(([cameraId, { name }]) => ({ cameraId, name: name || cameraId }));
}

/** The cameras that are in use. Needs `cameras.view`; one request serves all who ask. */
export function useCameras(): BarnReading<readonly NamedCamera[]> {
  return useReading(listCameras, { keep: true }, camerasInUse);
}

/** The name of a camera, its id where that is not known. */
export function useCameraNames(): (cameraId: string) => string {
  const known = knownReading(useCameras())?.value ?? [];
  const names = new Map(known.map(({ cameraId, name }) => [cameraId, name]));
  return (cameraId) => names.get(cameraId) ?? cameraId;
}
