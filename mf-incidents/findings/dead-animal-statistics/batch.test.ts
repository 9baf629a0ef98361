import fc from 'fast-check';
import type { Finding } from '../dead-animals/finding';
import { accountOf, ageInDays, batchOf } from './batch';

const finding = (foundAt: number, more: Partial<Finding> = {}): Finding => ({
  incidentId: `f${foundAt}`,
  foundAt,
  lastUpdated: foundAt,
  state: 'collected',
  cameraId: null,
  position: null,
  description: '',
  animalCount: 1,
  ...more,
});

test('a batch begins after the barn was empty last; who comes later belongs to it', () => {
  const counts = [
    { since: 1, animals: 90 },
    { since: 2, animals: 0 },
    { since: 3, animals: 100 },
    { since: 4, animals: 98 },
    { since: 5, animals: 138 },
  ];
  expect(batchOf(counts)).toEqual({ since: 3, isWhole: true, placed: 140, present: 138 });
});

test('where nobody told of an empty barn, it is what was counted first', () => {
  expect(batchOf([{ since: 4, animals: 98 }])).toEqual({ since: 4, isWhole: false, placed: 98, present: 98 });
});

test('an empty barn, and one that nobody counted, has none', () => {
  expect(batchOf([])).toBeNull();
  expect(
    batchOf([
      { since: 1, animals: 90 },
      { since: 2, animals: 0 },
    ]),
  ).toBeNull();
});

test('what died since then is a share of those that were brought in; what was not dead did not die', () => {
  const batch = { since: 10, isWhole: true, placed: 140, present: 137 };
  const findings = [
    finding(9),
    finding(10),
    finding(12, { state: 'found', animalCount: 2 }),
    finding(13, { state: 'notDead' }),
  ];
  expect(accountOf(batch, findings)).toEqual({ died: 3, mortality: 3 / 140, elsewhere: 0 });
});

test('whatever is counted and found: those that died, are there and are elsewhere are those that were brought in', () => {
  const counts = fc.array(fc.record({ since: fc.nat(50), animals: fc.nat(200) }), { minLength: 1, maxLength: 20 });
  const findings = fc.array(
    fc.nat(60).map((at) => finding(at)),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(counts, findings, (told, found) => {
      const batch = batchOf(told.toSorted((one, other) => one.since - other.since));
      if (!batch) return;
      const { died, elsewhere, mortality } = accountOf(batch, found);
      expect(died + batch.present + elsewhere).toBe(batch.placed);
      expect(batch.placed).toBeGreaterThanOrEqual(batch.present);
      expect(mortality).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('its age is in days of the calendar', () => {
  const batch = { since: new Date(2026, 9, 24, 23, 30).getTime(), isWhole: true, placed: 1, present: 1 };
  // One of these days has 25 hours.
  expect(ageInDays(batch, new Date(2026, 9, 26, 0, 10).getTime())).toBe(2);
  expect(ageInDays(batch, batch.since)).toBe(0);
});
