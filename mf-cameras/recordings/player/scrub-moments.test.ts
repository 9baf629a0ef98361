import fc from 'fast-check';
import { momentsAround, scrubbed, scrubStep, viewWith } from './scrub-moments';

const noon = Date.UTC(2026, 0, 1, 12);
const moments = fc.integer({ min: noon, max: noon + 86_400_000 });
const lengths = fc.integer({ min: 1_000, max: 86_400_000 });

test('P17: a line of time has no more preview pictures than a finger can choose between', () => {
  fc.assert(
    fc.property(moments, lengths, (start, length) => {
      expect(length / scrubStep({ start, end: start + length })).toBeLessThanOrEqual(240);
    }),
  );
  expect(scrubStep({ start: noon, end: noon + 600_000 })).toBe(5_000);
});

test('P17: pictures fetched ahead are those that are wanted next', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const at = scrubbed(moment, 5_000);
      expect(Math.abs(at - moment)).toBeLessThanOrEqual(2_500);
      expect(momentsAround(at, 5_000, 6, Number.POSITIVE_INFINITY)).toContain(scrubbed(moment + 5_000, 5_000));
    }),
  );
  expect(momentsAround(noon, 1_000, 4, noon + 1_000)).toEqual([noon + 1_000, noon - 1_000, noon - 2_000]);
});

test('the line of time goes on with the moment, and holds it', () => {
  fc.assert(
    fc.property(moments, lengths, moments, (start, length, moment) => {
      const view = viewWith({ start, end: start + length }, moment);
      expect(view.end - view.start).toBe(length);
      expect(moment).toBeGreaterThanOrEqual(view.start);
      expect(moment).toBeLessThanOrEqual(view.end);
    }),
  );
});
