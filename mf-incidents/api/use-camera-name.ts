import { useBarnAnswer } from '@barnwatch/shared/answers';
import * as v from 'valibot';

const cameras = v.object({ cameras: v.record(v.string(), v.object({ name: v.string() })) });

/** Names of the barn's cameras by id. @throws {v.ValiError} for any other shape */
function parseCameraNames(data: unknown): ReadonlyMap<string, string> {
  return new Map(Object.entries(v.parse(cameras, data).cameras).map(([cameraId, { name }]) => [cameraId, name]));
}

/** The camera's name, or null while it is not known. Needs `cameras.view`; one request serves all who ask. */
export function useCameraName(cameraId: string): string | null {
  const answer = useBarnAnswer('incidents-camera-names', 'api/cameras', { parse: parseCameraNames, keep: true });
  const names = answer.state === 'ready' ? answer.value : answer.state === 'failed' ? answer.stale?.value : undefined;
  return names?.get(cameraId) || null;
}
