import { type InstanceClient, type RequestError, urlPath } from '@barnwatch/shared/auth-client';
import { isValid } from 'date-fns/isValid';
import { inspectJpeg, MAX_STILL_BYTES, type StillDamage } from '../stills/jpeg';

/** What became of asking for the picture of a moment. */
export type FrameAnswer =
  | { readonly kind: 'frame'; readonly blob: Blob; readonly capturedAt: number }
  | { readonly kind: 'failed'; readonly error: RequestError }
  | { readonly kind: 'damaged'; readonly damage: StillDamage }
  | { readonly kind: 'aborted' };

/**
 * `GET api/recordings/frame/{cameraId}/{timestamp}`. Needs `recordings.view`. The barn answers the picture nearest to
 * the moment, at most a minute away; `capturedAt` is when it was taken, ms since 1970 UTC by the barn's clock.
 *
 * @param height in device pixels
 */
export async function readFrame(
  client: InstanceClient,
  cameraId: string,
  moment: number,
  height: number,
  signal: AbortSignal,
): Promise<FrameAnswer> {
  const path = urlPath`api/recordings/frame/${cameraId}/${moment}`;
  const outcome = await client.file(path, { query: { resizeY: height }, signal, maxBytes: MAX_STILL_BYTES });
  if (signal.aborted || (!outcome.ok && outcome.error.code === 'aborted')) return { kind: 'aborted' };
  if (!outcome.ok) return { kind: 'failed', error: outcome.error };
  const { blob, headers } = outcome.value;
  const verdict = inspectJpeg(new Uint8Array(await blob.arrayBuffer()));
  if (!verdict.ok) return { kind: 'damaged', damage: verdict.damage };
  const capturedAt = Number(headers.get('x-capture-time') ?? Number.NaN);
  return {
    kind: 'frame',
    blob,
    capturedAt: Number.isSafeInteger(capturedAt) && isValid(capturedAt) ? capturedAt : moment,
  };
}
