import { type SameHour, sameHourBefore } from '../../pictures/timing/same-hour';
import type { CountedLabel } from './counted-labels';
import { meanOfSpan } from './mean-of-span';
import { recordOf, type TimeTable } from './time-table';
import type { Usual } from './usual';
import { bandStepMs, usualAround } from './usual-band';

/** What one sentence can say of an hour. Counts are animals. */
export type Comparison =
  /** Nothing was measured in that hour. */
  | { readonly kind: 'nothing-measured' }
  /** Too few days are known before it. */
  | { readonly kind: 'too-few-days' }
  | { readonly kind: 'as-usual' }
  | {
      readonly kind: 'differs';
      readonly label: CountedLabel;
      readonly direction: 'fewer' | 'more';
      readonly now: number;
      readonly usual: number;
      /** By how much of the usual it differs (0.11: 11 %); null where the usual is too small for a share to say much. */
      readonly share: number | null;
    };

/** Less than this many animals is nobody's concern. */
const leastDifference = 1;
/** Nor is less than this share of all animals. */
const leastShareOfAll = 0.04;
/** From this many animals on, a share says more than two counts. */
const shareFrom = 4;

interface Measured {
  readonly label: CountedLabel;
  readonly now: number;
  readonly usual: Usual;
}

/**
 * What differs from the days before in the hour around a moment: of all labels that lie outside their usual range, the one
 * with the most animals; the first one where several have as many.
 *
 * @param counts the days before and the hour itself
 */
export function compareWithUsual(
  moment: number,
  labels: readonly CountedLabel[],
  counts: TimeTable<CountedLabel>,
  sameHour: SameHour = sameHourBefore,
): Comparison {
  const { times, columns, resolutionMs } = counts;
  const span = { start: moment - bandStepMs / 2, end: moment + bandStepMs / 2 };
  const nowOf = recordOf(labels, (label) => meanOfSpan(times, columns[label], span, resolutionMs));
  if (labels.every((label) => nowOf[label] === null)) return { kind: 'nothing-measured' };
  const measured = labels.flatMap((label): Measured[] => {
    const now = nowOf[label];
    const usual = usualAround(moment, label, counts, sameHour);
    return now === null || usual === null ? [] : [{ label, now, usual }];
  });
  return measured.length === 0 ? { kind: 'too-few-days' } : greatestDifference(measured);
}

function greatestDifference(measured: readonly Measured[]): Comparison {
  const all = measured.reduce((sum, { usual }) => sum + usual.middle, 0);
  const least = Math.max(leastDifference, all * leastShareOfAll);
  const difference = ({ now, usual }: Measured): number => Math.abs(now - usual.middle);
  const outside = measured
    .filter(({ now, usual }) => now < usual.low || now > usual.high)
    .filter((one) => difference(one) >= least)
    .sort((one, other) => difference(other) - difference(one));
  const [greatest] = outside;
  if (!greatest) return { kind: 'as-usual' };
  const { label, now, usual } = greatest;
  return {
    kind: 'differs',
    label,
    direction: now < usual.middle ? 'fewer' : 'more',
    now,
    usual: usual.middle,
    share: usual.middle >= shareFrom ? difference(greatest) / usual.middle : null,
  };
}
