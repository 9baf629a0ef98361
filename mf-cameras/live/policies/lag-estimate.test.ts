import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { estimateLag, newLagEstimate, shownLag } from './lag-estimate';

test('with clocks that agree the lag is the difference', () => {
  const [estimate, first] = estimateLag(newLagEstimate, 80, true);
  expect(first.lagMs).toBe(80);
  expect(estimateLag(estimate, 2400, true)[1]).toEqual({ lagMs: 2400, grownMs: 2400 });
});

test('a clock offset that is a little wrong is not made up for', () => {
  const [estimate, first] = estimateLag(newLagEstimate, -8, true);
  expect(first.lagMs).toBe(0);
  expect(estimateLag(estimate, 40, true)[1].lagMs).toBe(40);
});

test('a clock that is always 2 s old is lag where the clocks are known, and nothing that a new connection mends', () => {
  expect(estimateLag(newLagEstimate, 2000, true)[1]).toEqual({ lagMs: 2000, grownMs: 0 });
  expect(estimateLag(newLagEstimate, 2000, false)[1]).toEqual({ lagMs: 0, grownMs: 0 });
});

test('a clock that is a day off does not look like lag, growth does', () => {
  for (const day of [-millisecondsInDay, millisecondsInDay]) {
    const [estimate, first] = estimateLag(newLagEstimate, day + 60, true);
    expect(first.lagMs).toBe(0);
    expect(estimateLag(estimate, day + 5060, true)[1].lagMs).toBe(5000);
  }
});

const lagsArbitrary = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1 });

test('never negative, and never below the growth since the best moment', () => {
  fc.assert(
    fc.property(fc.integer(), lagsArbitrary, fc.boolean(), (skew, lags, known) => {
      let estimate = newLagEstimate;
      for (const lag of lags) {
        const [next, { lagMs, grownMs }] = estimateLag(estimate, skew + lag, known);
        estimate = next;
        expect(grownMs).toBeGreaterThanOrEqual(0);
        expect(lagMs).toBeGreaterThanOrEqual(grownMs);
        expect(grownMs).toBeGreaterThanOrEqual(skew + lag - Math.max(0, estimate.leastMs ?? 0) - 250);
      }
    }),
  );
});

test.each([
  ['many pictures, each fresh', 80, 15, null],
  ['many pictures, late', 2500, 15, 2500],
  ['0.6 pictures a second, each fresh by its time', 0, 0.6, 1000 / 0.6],
  ['0.6 pictures a second that do not tell their time', null, 0.6, 1000 / 0.6],
  ['one picture a second, as some cameras give', 0, 1, null],
  ['one picture a second, late', 400, 1, 1400],
  ['nothing measured yet', null, null, null],
  ['no picture for seconds: the session will say that it is frozen', 0, 0, null],
])('%s', (_name, lagMs, perSecond, shown) => {
  expect(shownLag(lagMs, perSecond)).toBe(shown);
});
