import { sendFileCall } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { askEstimate, type SpanEstimate } from './span-estimate';
import { gapsBetween } from './spans';

export interface FrameEstimate extends SpanEstimate {
  /** Of one picture of this camera; null where none could be had. */
  readonly frameBytes: number | null;
}

const timeoutMs = 20_000;

/** Asks what of a camera is recorded in a span, and how large its pictures are: one of them tells. */
export async function askFrameEstimate(
  client: InstanceClient,
  cameraId: string,
  span: TimeSpan,
  signal: AbortSignal,
): Promise<Outcome<FrameEstimate>> {
  const estimate = await askEstimate(client, cameraId, span, signal);
  if (!estimate.ok) return estimate;
  const { gaps, privateSpans } = estimate.value;
  const [seen] = gapsBetween([...gaps, ...privateSpans], span);
  if (!seen) return { ok: true, value: { ...estimate.value, frameBytes: null } };
  const timestamp = Math.round((seen.start + seen.end) / 2);
  const frame = await sendFileCall(
    client,
    'GET api/recordings/frame/{cameraId}/{timestamp}',
    { path: { cameraId, timestamp }, query: {} },
    { signal, timeoutMs },
  );
  return { ok: true, value: { ...estimate.value, frameBytes: frame.ok ? frame.value.blob.size : null } };
}
