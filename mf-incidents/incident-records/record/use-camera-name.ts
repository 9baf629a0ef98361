import { knownReading, useReading } from '@barnwatch/shared/answers';
import { type AnswerOf, listCameras } from '@barnwatch/shared/wire/calls';

/** Names of the barn's cameras by id. */
function cameraNames({ cameras }: AnswerOf<typeof listCameras>): ReadonlyMap<string, string> {
  return new Map([...cameras].map(([cameraId, { name }]) => [cameraId, name]));
}

/** The camera's name, or null while it is not known. Needs `cameras.view`; one request serves all who ask. */
export function useCameraName(cameraId: string): string | null {
  const names = knownReading(useReading(listCameras, { keep: true }, cameraNames))?.value;
  return names?.get(cameraId) || null;
}
