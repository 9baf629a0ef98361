import fc from 'fast-check';
import { type RateWindow, ratePerSecond, withAmount } from './live-statistics';

test('a steady flow reads as itself, soon and later', () => {
  let window: RateWindow = [];
  for (let at = 100; at <= 20_000; at += 100) {
    window = withAmount(window, at, 3000);
    if (at === 2000) expect(ratePerSecond(window, at, 0)).toBeCloseTo(30_000, 0);
  }
  expect(ratePerSecond(window, 20_000, 0)).toBeCloseTo(30_000, 0);
  expect(window.length).toBeLessThanOrEqual(50);
});

test('falls to nothing when nothing arrives', () => {
  expect(ratePerSecond(withAmount([], 1000, 500), 7000, 0)).toBe(0);
});

test('the window never grows beyond five seconds and is never negative', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2000), fc.nat(10_000))), (pieces) => {
      let window: RateWindow = [];
      let now = 0;
      for (const [pause, amount] of pieces) {
        now += pause;
        window = withAmount(window, now, amount);
        expect(now - (window[0]?.at ?? now)).toBeLessThan(5000);
        expect(ratePerSecond(window, now, 0)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('a flow in very small pieces is kept as few entries, and loses nothing', () => {
  let window: RateWindow = [];
  for (let at = 1; at <= 4000; at += 1) window = withAmount(window, at, 10);
  expect(window.length).toBeLessThanOrEqual(100);
  expect(ratePerSecond(window, 4000, 0)).toBeCloseTo(10_000, 0);
});
