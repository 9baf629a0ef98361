import fc from 'fast-check';
import { isRefusal } from '../server/refusals';
import { resolveTimeWindow } from './time-window';

const latestMs = 253_402_300_799_999;
const moment = fc.oneof(fc.integer({ min: 0, max: latestMs }), fc.constantFrom(0, latestMs - 1, latestMs));
const duration = fc.oneof(fc.integer({ min: 0, max: 2 ** 40 }), fc.constantFrom(0, 1, 2 ** 31));
const asked = fc.oneof(
  fc.record({ start: moment, end: moment }),
  fc.record({ start: moment, duration }),
  fc.record({ end: moment, duration }),
  fc.record({ duration }),
);

test('whatever window the contract takes, its span is one that the contract can tell again, or it is refused', () => {
  fc.assert(
    fc.property(asked, moment, (window, nowMs) => {
      const span = resolveTimeWindow(window as never, nowMs, '/time');
      if (isRefusal(span)) return;
      expect(span.start).toBeGreaterThanOrEqual(0);
      expect(span.end).toBeLessThanOrEqual(latestMs);
      expect(span.end).toBeGreaterThanOrEqual(span.start);
    }),
  );
});

test('a duration that ends after the year 9999 is named as what is wrong', () => {
  const refused = resolveTimeWindow({ start: latestMs, duration: 1 } as never, 0, '/data/time');
  expect(refused).toMatchObject({
    code: 'invalid-request',
    details: { issues: [{ field: '/data/time/duration', rule: 'maximum' }] },
  });
});
