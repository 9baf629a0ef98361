import { queryIncidentEvents, readCall } from '@barnwatch/shared/wire/calls';
import { wireEvent } from '../../testing/example-incident';
import { stockAt, stockOf, stockQuery } from './stock';

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

test('the stock is that before the span, else the first in it; an empty barn has none', () => {
  const counts = [
    { since: 10, animals: 100 },
    { since: 20, animals: 90 },
    { since: 30, animals: 0 },
  ];
  expect(stockAt(counts, 25)).toBe(90);
  expect(stockAt(counts, 35)).toBe(90);
  expect(stockAt(counts, 5)).toBe(100);
  expect(stockAt([], 5)).toBeNull();
  expect(stockAt([{ since: 1, animals: 0 }], 5)).toBeNull();
});
