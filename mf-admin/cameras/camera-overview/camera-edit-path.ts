import { generatePath } from '@barnwatch/shared/routing';
import type { Camera } from '@barnwatch/shared/wire/calls';

/** The form of one camera, where its source can be changed too; another remote has it. */
export function cameraEditPath(barnId: string, { cameraId, name }: Pick<Camera, 'cameraId' | 'name'>): string {
  const shown = name.trim();
  // `.` and `..` would be resolved by the browser, an empty part would not match.
  const readable = shown === '' || shown === '.' || shown === '..' ? cameraId : shown;
  return generatePath('/dashboard/:barnId/camera/edit/:id/:name', {
    barnId,
    id: whole(cameraId),
    name: whole(readable),
  });
}

/** Half a character cannot be encoded. */
function whole(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
