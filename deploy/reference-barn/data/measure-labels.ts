import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { ObservedHerd, SimulatedHerd } from '../cameras/observed-herd';
import { createYielder } from './create-yielder';
import type { MeasuredSpans, Spans } from './data-table';
import { knownFromMs } from './known-from';
import { type HourOfCounts, type LabelHours, noCount } from './label-hours';
import { labels } from './labels';
import { fullMinutesIn } from './time-window';

/** The mean count of each label (in the order of `labels`) over the full minutes of each span. */
export async function measureLabels(
  herd: ObservedHerd | null,
  spans: Spans,
  labelHours: LabelHours,
  nowMs: number,
  signal: AbortSignal,
): Promise<MeasuredSpans> {
  const { firstStart, length, count, within } = spans;
  const sums = Array.from({ length: count }, () => labels.map(() => 0));
  const looks = Array.from({ length: count }, () => labels.map(() => 0));
  // Nothing is known of the time before: a question that begins in 1970 does not make it be walked through.
  const start = Math.max(within.start, knownFromMs(herd, nowMs));
  const minutes = fullMinutesIn({ start, end: Math.min(within.end, firstStart + count * length) });
  if (herd?.kind === 'simulated') await prepareHours(herd, minutes, labelHours, nowMs, signal);
  const yieldTurn = createYielder(signal);
  let hour = -1;
  let counts: HourOfCounts = new Uint16Array();
  for (let index = 0; herd && index < minutes.count; index += 1) {
    const timeMs = minutes.first + index * millisecondsInMinute;
    if (Math.floor(timeMs / millisecondsInHour) !== hour) {
      hour = Math.floor(timeMs / millisecondsInHour);
      counts = await labelHours.read(herd, hour, nowMs, signal);
      await yieldTurn();
    }
    const first = ((timeMs % millisecondsInHour) / millisecondsInMinute) * labels.length;
    const span = Math.floor((timeMs - firstStart) / length);
    const [sum, looked] = [sums[span], looks[span]];
    if (!sum || !looked) continue;
    for (let label = 0; label < labels.length; label += 1) {
      const animals = counts[first + label] ?? noCount;
      if (animals === noCount) continue;
      sum[label] = (sum[label] ?? 0) + animals;
      looked[label] = (looked[label] ?? 0) + 1;
    }
  }
  // A camera of pigs does not say that there are no broilers: it does not look for them.
  const asked = labels.map(({ species }) => herd?.kind !== 'simulated' || herd.camera.species === species);
  return sums.map((sum, span) =>
    sum.map((total, label) => {
      const looked = looks[span]?.[label] ?? 0;
      return looked > 0 && asked[label] ? total / looked : null;
    }),
  );
}

/** A day goes to the disk at once: hour by hour it would be the disk that one waits for. */
const hoursAtOnce = 24;

async function prepareHours(
  herd: SimulatedHerd,
  { first, count }: ReturnType<typeof fullMinutesIn>,
  labelHours: LabelHours,
  nowMs: number,
  signal: AbortSignal,
): Promise<void> {
  const last = Math.floor((first + (count - 1) * millisecondsInMinute) / millisecondsInHour);
  for (let hour = Math.floor(first / millisecondsInHour); hour <= last; hour += hoursAtOnce) {
    const length = Math.min(hoursAtOnce, last - hour + 1);
    const hours = Array.from({ length }, (_, step) => hour + step);
    await labelHours.prepare(herd, hours, nowMs, signal);
  }
}
