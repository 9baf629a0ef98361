import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { blocksOf } from './blocks';
import { joinedSpeeds, speedRequests } from './fact-questions';

const latest = 1_790_755_200_000;
const resolutions = [60_000, 600_000, 3 * millisecondsInHour];

test('the parts of an activity cover its block up to now, meet, are few, and no row lies in two of them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...resolutions),
      fc.integer({ min: 1, max: 48 }),
      fc.integer({ min: -40 * millisecondsInDay, max: millisecondsInDay }),
      (resolutionMs, cameras, after) => {
        const [block] = blocksOf({ start: latest + after, end: latest + after + 1 }, resolutionMs, latest + 1e12);
        if (!block) throw new Error('there is no block');
        const cameraIds = Array.from({ length: cameras }, (_, place) => `pen-${place}`);
        const spans = speedRequests(block, cameraIds, latest).map(({ query }) => ({
          ...query.time,
          step: query.timeResolution ?? 0,
        }));
        expect(spans.length).toBeLessThanOrEqual(12);
        if (block.start < latest) expect(spans[0]).toMatchObject({ start: block.start });
        for (const [place, span] of spans.entries()) {
          expect('start' in span && (span.start - block.start) % span.step).toBe(0);
          const next = spans[place + 1];
          const reaches = next && 'start' in next ? next.start : Math.min(block.end, latest);
          expect('end' in span && span.end).toBeGreaterThanOrEqual(reaches);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('one camera over a day is one question, eight over weeks are several', () => {
  const [day] = blocksOf({ start: latest - millisecondsInDay, end: latest }, 300_000, latest);
  const [weeks] = blocksOf({ start: latest - 10 * millisecondsInDay, end: latest }, 3 * millisecondsInHour, latest);
  const eight = Array.from({ length: 8 }, (_, place) => `pen-${place}`);
  expect(day && speedRequests(day, ['pen-01'], latest)).toHaveLength(1);
  expect(weeks && speedRequests(weeks, eight, weeks.end).length).toBeGreaterThan(5);
});

test('parts that are put together are what one answer would have been', () => {
  const part = (time: number, value: number | null) =>
    new Map([['pen-01', { times: [time], values: [value], resolutionMs: 600_000 }]]);
  expect([...joinedSpeeds([part(0, 1), part(600_000, null)])]).toEqual([
    ['pen-01', { times: [0, 600_000], values: [1, null], resolutionMs: 600_000 }],
  ]);
});
