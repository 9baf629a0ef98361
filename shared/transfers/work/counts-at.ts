import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { sendCall } from '../../answers/send-call';
import { isTransient, type Outcome, succeeded } from '../../auth-client/requests/outcome';
import { queryLabelCount } from '../../wire/calls';
import type { StepWorld } from './step';

/** A barn that has to look at an old span works for some seconds. */
const timeoutMs = 30 * millisecondsInSecond;

type Counts = readonly (number | null)[];

/**
 * The animals by label in the minute of each moment, the moments in their order. A barn that refuses to count loses the
 * numbers, not the pictures.
 */
export async function countsAt(
  { client, signal }: StepWorld,
  cameraId: string,
  moments: readonly number[],
  labels: readonly string[],
): Promise<Outcome<readonly Counts[]>> {
  const nothing = moments.map(() => labels.map(() => null));
  const [first, last] = [moments[0], moments.at(-1)];
  if (labels.length === 0 || first === undefined || last === undefined) return succeeded(nothing);
  const time = { start: minuteOf(first), end: minuteOf(last) + millisecondsInMinute };
  const query = {
    columns: ['time', ...labels],
    time,
    where: { cameraId },
    timeResolution: millisecondsInMinute,
  };
  const body = { acknowledge: false, query };
  const outcome = await sendCall(client, queryLabelCount, { body }, { signal, timeoutMs });
  if (!outcome.ok) return isTransient(outcome.error) || signal.aborted ? outcome : succeeded(nothing);
  const { columns, rows } = outcome.value.answer.labelCount;
  const timeAt = columns.indexOf('time');
  const places = labels.map((label) => columns.indexOf(label));
  const byMinute = new Map<unknown, readonly unknown[]>();
  for (const row of rows) if (Array.isArray(row)) byMinute.set(row[timeAt], row);
  return succeeded(moments.map((moment) => places.map((place) => cellOf(byMinute.get(minuteOf(moment))?.[place]))));
}

function minuteOf(timeMs: number): number {
  return Math.floor(timeMs / millisecondsInMinute) * millisecondsInMinute;
}

function cellOf(cell: unknown): number | null {
  return typeof cell === 'number' && Number.isFinite(cell) ? cell : null;
}
