import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { sameHourBefore } from '../../pictures/timing/same-hour';
import { type Comparison, compareWithUsual } from './comparison';
import { type CountedLabel, countedLabels } from './counted-labels';
import { recordOf, type TimeTable } from './time-table';
import { usualOf } from './usual';
import { bandStepMs, usualBand } from './usual-band';

const step = 600_000;
const moment = 20 * millisecondsInDay + 12 * millisecondsInHour;
const plainDays = (timeMs: number, days: number) => timeMs - days * millisecondsInDay;
const pigs: readonly CountedLabel[] = ['pig_lying', 'pig_sitting', 'pig_standing'];

type Counts = Partial<Record<CountedLabel, number | null>>;

/** Twenty days of counts that are the same every day, and another count around the moment. */
function history(usual: Counts, now: Counts, daysKnown = 20): TimeTable<CountedLabel> {
  const times = Array.from({ length: (21 * millisecondsInDay) / step }, (_, row) => row * step);
  const columns = recordOf(countedLabels, (label) =>
    times.map((time) => {
      if (Math.abs(time - moment) <= bandStepMs) return now[label] ?? null;
      return moment - time > daysKnown * millisecondsInDay + bandStepMs ? null : (usual[label] ?? null);
    }),
  );
  return { times, columns, resolutionMs: step };
}

const compare = (usual: Counts, now: Counts, daysKnown?: number): Comparison =>
  compareWithUsual(moment, pigs, history(usual, now, daysKnown), plainDays);

const herd = { pig_lying: 10, pig_sitting: 1, pig_standing: 3 };

describe('what differs from usual', () => {
  test('is said of the label with the most animals', () => {
    expect(compare(herd, { pig_lying: 7, pig_sitting: 1.5, pig_standing: 5.5 })).toEqual({
      kind: 'differs',
      label: 'pig_lying',
      direction: 'fewer',
      now: 7,
      usual: 10,
      share: 0.3,
    });
  });

  test('is said in counts where the usual is small', () => {
    expect(compare(herd, { ...herd, pig_standing: 6 })).toMatchObject({
      label: 'pig_standing',
      direction: 'more',
      share: null,
      now: 6,
      usual: 3,
    });
  });

  test('is nothing as long as less than an animal differs', () => {
    expect(compare(herd, { ...herd, pig_lying: 9.1 })).toEqual({ kind: 'as-usual' });
  });

  test('is unknown without counts, and with too few days before', () => {
    expect(compare(herd, {})).toEqual({ kind: 'nothing-measured' });
    expect(compare(herd, herd, 4)).toEqual({ kind: 'too-few-days' });
    expect(compare(herd, herd, 6)).toEqual({ kind: 'as-usual' });
  });

  test('takes a gap for no count: a camera that is off does not make animals vanish', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pigs), (dark) => {
        expect(compare(herd, { ...herd, [dark]: null })).toEqual({ kind: 'as-usual' });
      }),
    );
  });

  test('agrees with the counts, whatever they are', () => {
    const counts = fc.record(recordOf(pigs, () => fc.double({ min: 0, max: 40, noNaN: true })));
    fc.assert(
      fc.property(counts, counts, (usual, now) => {
        const result = compare(usual, now);
        if (result.kind === 'as-usual') {
          const all = pigs.reduce((sum, label) => sum + usual[label], 0);
          for (const label of pigs) {
            expect(Math.abs(now[label] - usual[label])).toBeLessThan(Math.max(1, all * 0.04) + 1e-9);
          }
          return;
        }
        if (result.kind !== 'differs') throw new Error(result.kind);
        const difference = result.now - result.usual;
        expect(result.direction).toBe(difference < 0 ? 'fewer' : 'more');
        expect(Math.abs(difference)).toBeGreaterThanOrEqual(1 - 1e-9);
        for (const label of pigs) {
          expect(Math.abs(now[label] - usual[label])).toBeLessThanOrEqual(Math.abs(difference) + 1e-9);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the usual', () => {
  test('needs some days, and leaves odd ones out', () => {
    expect(usualOf([1, 2, 3, 4])).toBeNull();
    expect(usualOf([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 99])).toEqual({ low: 5, middle: 5, high: 5 });
    expect(usualOf([1, null, 2, 3, null, 4, 5])?.middle).toBe(3);
  });

  test('lies between the least and the greatest day, in order', () => {
    const days = fc.array(fc.option(fc.double({ min: 0, max: 1000, noNaN: true })), { minLength: 5, maxLength: 14 });
    fc.assert(
      fc.property(days, (values) => {
        const usual = usualOf(values);
        const known = values.filter((value) => value !== null);
        if (known.length < 5) return expect(usual).toBeNull();
        const { low, middle, high } = usual ?? { low: 0, middle: 0, high: 0 };
        expect(Math.min(...known)).toBeLessThanOrEqual(low);
        expect(low).toBeLessThanOrEqual(middle);
        expect(middle).toBeLessThanOrEqual(high);
        expect(high).toBeLessThanOrEqual(Math.max(...known));
      }),
    );
  });

  test('is a band without a jump, and none where too little is known', () => {
    const before = history(herd, herd);
    const rows = [moment, moment + step, moment + 2 * step];
    const { low, high } = usualBand(rows, 'pig_lying', before, plainDays);
    expect(low.map((value) => Math.round(value ?? 0))).toEqual([10, 10, 10]);
    expect(high.every((value, row) => (value ?? 0) >= (low[row] ?? 0))).toBe(true);
    expect(usualBand([3 * millisecondsInDay], 'pig_lying', before, plainDays)).toEqual({ low: [null], high: [null] });
    expect(usualBand(rows, 'Broiler', before, plainDays)).toEqual({
      low: [null, null, null],
      high: [null, null, null],
    });
  });

  test('goes back by the clock on the wall', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 1, max: 14 }), (seconds, days) => {
        const [now, then] = [new Date(seconds * 1000), new Date(sameHourBefore(seconds * 1000, days))];
        expect(Math.abs((now.getTime() - then.getTime()) / millisecondsInDay - days)).toBeLessThan(0.1);
        expect(then.getMinutes()).toBe(now.getMinutes());
      }),
    );
  });
});
