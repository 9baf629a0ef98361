import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { queryRecordedSpans } from '@barnwatch/shared/wire/calls';
import { millisecondsInSecond } from 'date-fns/constants';
import { gapsBetween } from './spans';

/** What a barn says of a span of one camera. */
export interface SpanEstimate {
  /** Nothing was recorded in these. */
  readonly gaps: readonly TimeSpan[];
  /** Nobody sees anything of these. */
  readonly privateSpans: readonly TimeSpan[];
  /** Of all that is there; null where nobody knows. */
  readonly sizeBytes: number | null;
}

/** Between two segments of a camera there is always a moment. */
const resolution = 2 * millisecondsInSecond;
const timeoutMs = 20_000;

/** Asks what is recorded of a camera in a span. */
export async function askEstimate(
  client: InstanceClient,
  cameraId: string,
  span: TimeSpan,
  signal: AbortSignal,
): Promise<Outcome<SpanEstimate>> {
  const body = { cameraIds: [cameraId], time: { start: span.start, end: span.end }, resolution };
  const outcome = await sendCall(client, queryRecordedSpans, { body }, { signal, timeoutMs });
  if (!outcome.ok) return outcome;
  const camera = outcome.value.answer.cameras.find((one) => one.cameraId === cameraId);
  const { recorded = [], private: privateSpans = [] } = camera ?? {};
  return {
    ok: true,
    value: { gaps: gapsBetween([...recorded, ...privateSpans], span), privateSpans, sizeBytes: null },
  };
}
