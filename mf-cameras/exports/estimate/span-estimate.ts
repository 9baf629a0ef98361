import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { queryRecordings } from '@barnwatch/shared/wire/calls';
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

interface SizedSpan extends TimeSpan {
  readonly sizeBytes?: number | undefined;
}

const pageLength = 1000;
/** A month of recordings of ten minutes. */
const mostPages = 5;
const timeoutMs = 20_000;

/** Asks what is recorded of a camera in a span. */
export async function askEstimate(
  client: InstanceClient,
  cameraId: string,
  span: TimeSpan,
  signal: AbortSignal,
): Promise<Outcome<SpanEstimate>> {
  const found: SizedSpan[] = [];
  for (let offset = 0, pages = 0; pages < mostPages; pages += 1) {
    const body = {
      query: { cameraId, start: { $lt: span.end }, end: { $gt: span.start } },
      order: [{ field: 'start', direction: 'asc' as const }],
      limit: pageLength,
      offset,
    };
    const outcome = await sendCall(client, queryRecordings, { body }, { signal, timeoutMs });
    if (!outcome.ok) return outcome;
    const { recordings, page } = outcome.value.answer;
    found.push(...recordings);
    offset += pageLength;
    if (offset >= page.total) break;
  }
  return { ok: true, value: { gaps: gapsBetween(found, span), privateSpans: [], sizeBytes: sizeWithin(found, span) } };
}

/** By the share of each recording that lies in the span; null where the size of one is not known. */
function sizeWithin(recordings: readonly SizedSpan[], span: TimeSpan): number | null {
  let bytes = 0;
  for (const { start, end, sizeBytes } of recordings) {
    if (sizeBytes === undefined) return null;
    const within = Math.min(end, span.end) - Math.max(start, span.start);
    bytes += sizeBytes * Math.min(1, Math.max(0, within) / Math.max(1, end - start));
  }
  return Math.round(bytes);
}
