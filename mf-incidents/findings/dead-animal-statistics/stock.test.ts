import { queryIncidentEvents, readCall } from '@barnwatch/shared/wire/calls';
import fc from 'fast-check';
import { wireEvent } from '../../testing/example-incident';
import { stockOf, stockOver, stockQuery } from './stock';

const event = (eventTimestamp: number, payload: object) =>
  wireEvent('occupancy', {
    incidentEventId: `e${eventTimestamp}`,
    eventTimestamp,
    payload: { state: 'barnFull', ...payload },
  });

test('asks for what was told of the stock until a moment, the newest first', () => {
  expect(stockQuery(5)).toMatchObject({
    query: { state: { $in: ['barnEmpty', 'barnPartlyFull', 'barnFull'] }, eventTimestamp: { $lt: 5 } },
    order: [{ direction: 'desc' }],
  });
});

test('counts in order of time; one without a number tells nothing', () => {
  const incidentEvents = [event(3, { animalCount: 90 }), event(2, {}), event(1, { animalCount: 100 })];
  const { answer } = readCall(queryIncidentEvents, { incidentEvents, page: { offset: 0, limit: 1000, total: 3 } });
  expect(stockOf(answer)).toEqual([
    { since: 1, animals: 100 },
    { since: 3, animals: 90 },
  ]);
});

test('an empty barn has no animals, counted or not', () => {
  const incidentEvents = [event(2, { animalCount: 100 }), event(1, { state: 'barnEmpty' })];
  const { answer } = readCall(queryIncidentEvents, { incidentEvents, page: { offset: 0, limit: 1000, total: 2 } });
  expect(stockOf(answer)).toEqual([
    { since: 1, animals: 0 },
    { since: 2, animals: 100 },
  ]);
});

test('the stock is that before the span, else the first in it; an empty barn has none', () => {
  const counts = [
    { since: 10, animals: 100 },
    { since: 20, animals: 90 },
    { since: 30, animals: 0 },
  ];
  expect(stockOver(counts, { start: 25, end: 40 })).toBe(90);
  expect(stockOver(counts, { start: 35, end: 40 })).toBe(90);
  expect(stockOver(counts, { start: 5, end: 40 })).toBe(100);
  expect(stockOver([], { start: 5, end: 40 })).toBeNull();
  expect(stockOver([{ since: 1, animals: 0 }], { start: 5, end: 40 })).toBeNull();
});

test('animals that were brought in belong to it, those after the span do not', () => {
  const counts = [
    { since: 10, animals: 137 },
    { since: 20, animals: 136 },
    { since: 30, animals: 138 },
    { since: 40, animals: 0 },
    { since: 50, animals: 120 },
  ];
  expect(stockOver(counts, { start: 12, end: 35 })).toBe(139);
  expect(stockOver(counts, { start: 12, end: 60 })).toBe(259);
});

test('it is never fewer than are there at any time of the span, nor than have died in it', () => {
  const steps = fc.array(fc.record({ died: fc.nat(20), placed: fc.nat(30) }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), steps, (start, changes) => {
      let animals = start;
      let lost = 0;
      const counts = [{ since: 0, animals }];
      for (const [index, { died, placed }] of changes.entries()) {
        const gone = Math.min(died, animals);
        lost += gone;
        counts.push({ since: 2 * index + 1, animals: animals - gone });
        animals += placed - gone;
        counts.push({ since: 2 * index + 2, animals });
      }
      const stock = stockOver(counts, { start: 0, end: Number.POSITIVE_INFINITY }) ?? 0;
      expect(stock).toBe(animals + lost);
      for (const count of counts) expect(stock).toBeGreaterThanOrEqual(count.animals);
    }),
  );
});
