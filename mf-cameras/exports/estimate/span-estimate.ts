import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { estimateRecording } from '@barnwatch/shared/wire/calls';
import { millisecondsInDay } from 'date-fns/constants';

/** What a barn says of a span of one camera. */
export interface SpanEstimate {
  /** Nothing was recorded in these. */
  readonly gaps: readonly TimeSpan[];
  /** Nobody sees anything of these. */
  readonly privateSpans: readonly TimeSpan[];
  /** Of all that is there, about. */
  readonly sizeBytes: number;
}

/** As much as a barn estimates at once (contract, `readRecordingFile`). */
const longestAskedMs = millisecondsInDay;
const timeoutMs = 20_000;

/** Asks what is recorded of a camera in a span, and how large it is. */
export async function askEstimate(
  client: InstanceClient,
  cameraId: string,
  span: TimeSpan,
  signal: AbortSignal,
): Promise<Outcome<SpanEstimate>> {
  const gaps: TimeSpan[] = [];
  const privateSpans: TimeSpan[] = [];
  let sizeBytes = 0;
  for (let start = span.start; start < span.end; start += longestAskedMs) {
    const path = { cameraId, start, end: Math.min(start + longestAskedMs, span.end) };
    const outcome = await sendCall(client, estimateRecording, { path }, { signal, timeoutMs });
    if (!outcome.ok) return outcome;
    const { estimate } = outcome.value.answer;
    gaps.push(...estimate.gaps);
    privateSpans.push(...estimate.privateSpans);
    sizeBytes += estimate.sizeBytes;
  }
  return { ok: true, value: { gaps, privateSpans, sizeBytes } };
}
