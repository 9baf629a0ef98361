import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import type { CameraRecord, CameraSource } from '@barnwatch/shared/wire';
import { setCameraManagement, updateCamera } from '@barnwatch/shared/wire/calls';
import { type Camera, named } from './camera';

/** One part of a camera that can be set. */
export type CameraChange =
  | { readonly key: 'name'; readonly value: string }
  | { readonly key: 'tags'; readonly value: readonly string[] }
  | { readonly key: 'sortPrefix'; readonly value: string }
  | { readonly key: 'source'; readonly value: CameraSource }
  | { readonly key: 'managed'; readonly value: boolean };

export type CameraChangeKey = CameraChange['key'];

/** Sets one part of a camera. Needs `cameras.manage`. Doing it twice does no harm. */
export async function changeCamera(
  client: InstanceClient,
  cameraId: string,
  change: CameraChange,
  signal: AbortSignal,
): Promise<Outcome<Camera>> {
  const outcome = await sent(client, cameraId, change, signal);
  return outcome.ok ? { ok: true, value: named(outcome.value.answer.camera) } : outcome;
}

function sent(client: InstanceClient, cameraId: string, change: CameraChange, signal: AbortSignal) {
  const { key } = change;
  if (key === 'managed') {
    return sendCall(client, setCameraManagement, { path: { cameraId, autoManaged: change.value } }, { signal });
  }
  return sendCall(
    client,
    updateCamera,
    { path: { key, cameraId }, body: { cameraRecord: recordOf(change) } },
    { signal },
  );
}

function recordOf(change: Exclude<CameraChange, { key: 'managed' }>): CameraRecord {
  switch (change.key) {
    case 'name':
      return { name: change.value };
    case 'tags':
      return { tags: [...change.value] };
    case 'sortPrefix':
      return { sortPrefix: change.value };
    case 'source':
      return { source: change.value };
  }
}
