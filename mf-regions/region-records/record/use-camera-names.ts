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

function cameraNames({ cameras }: AnswerOf<typeof listCameras>): ReadonlyMap<string, string> {
  return new Map([...cameras].map(([cameraId, { name }]) => [cameraId, name]));
}

/** The name of a camera, in use or not; its id where the name is not known. */
export function useCameraNames(): (cameraId: string) => string {
  const names = knownReading(useReading(listCameras, { keep: true }, cameraNames))?.value;
  return (cameraId) => names?.get(cameraId) || cameraId;
}
