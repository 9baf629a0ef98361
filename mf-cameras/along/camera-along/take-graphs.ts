import { alongTaken, takeAllOf } from '@barnwatch/shared/along';
import type { InstanceClient, InstanceView, Outcome } from '@barnwatch/shared/auth-client';
import type { AlongTaken } from '@barnwatch/shared/federation';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { countedLabels } from '../../figures/data/counted-labels';
import { countsOf, type DataQuestion, nightVisionOf } from '../../figures/data/data-questions';
import { keepTable } from '../../figures/data/kept-tables';
import { readTimeTable } from '../../figures/data/read-time-table';
import { resolutionOf } from '../../figures/data/slices';
import {
  beforeResolutionMs,
  daysBefore,
  type GraphTable,
  graphKey,
  nightResolutionOf,
} from '../../figures/data/spans-of-graph';
import { momentsOf } from '../../figures/spans/chosen-span';
import { graphSpans, type SpanName, spanLengths, spanNames } from '../../figures/spans/graph-span';

/** The spans of the graph that lie within so many days. */
export function spansWithin(days: number): readonly SpanName[] {
  return spanNames.filter((name) => spanLengths[name] <= days * millisecondsInDay);
}

/** A number of a table lies on the device as a double. */
const bytesOfNumber = 8;

/** Any moment with the days before it. */
const someYearMs = 400 * millisecondsInDay;

/** About how many bytes the graphs of one camera take: rows and columns are known before they are asked for. */
export function graphBytes(days: number): number {
  const numbers = spansWithin(days).reduce((sum, name) => {
    const span = { start: 0, end: spanLengths[name] };
    const before = daysBefore({ start: someYearMs, end: someYearMs + span.end });
    const counts = span.end / resolutionOf(span) + (before.end - before.start) / beforeResolutionMs;
    return sum + counts * (countedLabels.length + 1) + (span.end / nightResolutionOf(span)) * 2;
  }, 0);
  return Math.round(numbers * bytesOfNumber);
}

/** Brings the graphs of one camera, by all spans within the days, to where its screen looks for them. */
export function takeGraphs(
  client: InstanceClient,
  barn: Pick<InstanceView, 'globalUniqueIdentifier' | 'accountId' | 'clockOffsetMs'>,
  cameraId: string,
  days: number,
  signal: AbortSignal,
): Promise<AlongTaken> {
  const barnNow = Date.now() + (barn.clockOffsetMs ?? 0);
  const now = Math.ceil(barnNow / millisecondsInMinute) * millisecondsInMinute;

  async function take<Column extends string>(
    what: GraphTable,
    name: SpanName,
    question: DataQuestion<Column>,
  ): Promise<AlongTaken> {
    const shown = momentsOf({ kind: 'latest', name }, graphSpans, now);
    const { span, resolutionMs } = {
      counts: { span: shown, resolutionMs: resolutionOf(shown) },
      night: { span: shown, resolutionMs: nightResolutionOf(shown) },
      'days-before': { span: daysBefore(shown), resolutionMs: beforeResolutionMs },
    }[what];
    const outcome = await readTimeTable(client, question, { span, resolutionMs, signal });
    if (!outcome.ok) return alongTaken(outcome);
    const kept = { table: outcome.value, span, receivedAt: Date.now() };
    await keepTable(graphKey(barn, cameraId, what, name), kept);
    const bytes: Outcome<number> = {
      ok: true,
      value: outcome.value.times.length * (question.names.length + 1) * bytesOfNumber,
    };
    return alongTaken(bytes);
  }

  return takeAllOf(
    spansWithin(days).flatMap((name) => [
      () => take('counts', name, countsOf(cameraId)),
      () => take('night', name, nightVisionOf(cameraId)),
      () => take('days-before', name, countsOf(cameraId)),
    ]),
  );
}
