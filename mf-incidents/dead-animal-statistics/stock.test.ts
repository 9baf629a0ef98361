import { parseStock, stockAt, stockQuery } from './stock';

const event = (eventTimestamp: number, payload: unknown) => ({
  incidentEventId: `e${eventTimestamp}`,
  incidentId: 'occupancy',
  eventTimestamp,
  payload,
});

test('asks for what was told of the stock until a moment, the newest first', () => {
  expect(stockQuery(5)).toMatchObject({
    query: { state: { $in: ['barnEmpty', 'barnPartlyFull', 'barnFull'] }, eventTimestamp: { $lt: 5 } },
    order: [{ direction: 'desc' }],
  });
});

test('counts in order of time; one without a number tells nothing', () => {
  const incidentEvents = [
    event(3, { animalCount: 90 }),
    event(2, { state: 'barnFull' }),
    event(1, { animalCount: 100 }),
  ];
  expect(parseStock({ incidentEvents, page: { offset: 0, total: 3 } })).toEqual([
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
