import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { estimateLag, newLagEstimate, shownLag } from './lag-estimate';

test('with clocks that agree the lag is the difference', () => {
  const [estimate, first] = estimateLag(newLagEstimate, 80);
  expect(first).toBe(80);
  expect(estimateLag(estimate, 2400)[1]).toBe(2400);
});

test('a clock offset that is a little wrong is not made up for', () => {
  const [estimate, first] = estimateLag(newLagEstimate, -8);
  expect(first).toBe(0);
  expect(estimateLag(estimate, 40)[1]).toBe(40);
});

test('a clock that is a day off does not look like lag, growth does', () => {
  for (const day of [-millisecondsInDay, millisecondsInDay]) {
    const [estimate, first] = estimateLag(newLagEstimate, day + 60);
    expect(first).toBe(0);
    expect(estimateLag(estimate, day + 5060)[1]).toBe(5000);
  }
});

test('never negative, and never below the growth since the best moment', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1 }), (skew, lags) => {
      let estimate = newLagEstimate;
      for (const lag of lags) {
        const [next, lagMs] = estimateLag(estimate, skew + lag);
        estimate = next;
        expect(lagMs).toBeGreaterThanOrEqual(0);
        expect(lagMs).toBeGreaterThanOrEqual(skew + lag - Math.max(0, estimate.leastMs ?? 0) - 250);
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
