import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import type { SimulatedCamera } from '../simulated-camera';
import { animalsAt } from './animals-at';
import { stockAt, stockChanges } from './stock';

const herds = fc.record({
  cameraId: fc.constant('pen'),
  name: fc.constant('Pen 1'),
  seed: fc.integer({ min: 1, max: 100_000 }),
  species: fc.constantFrom('pig', 'broiler'),
  animalCount: fc.integer({ min: 1, max: 90 }),
  flooring: fc.constant('litter'),
  timeZone: fc.constant('Europe/Berlin'),
}) satisfies fc.Arbitrary<SimulatedCamera>;
const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
const days = fc.integer({ min: 0, max: 120 });

test('over any days: what is there is what was there, less the dead and the moved, and the placed', () => {
  fc.assert(
    fc.property(herds, moments, days, (camera, fromMs, passed) => {
      const untilMs = fromMs + passed * millisecondsInDay;
      let present = stockAt(camera, fromMs);
      for (const { atMs, died, moved, placed } of stockChanges(camera, fromMs, untilMs)) {
        // Nobody is moved who is not there.
        expect(died + moved).toBeLessThanOrEqual(present);
        present += placed - died - moved;
        expect(present).toBe(stockAt(camera, atMs));
      }
      expect(present).toBe(stockAt(camera, untilMs));
    }),
  );
});

test('two spans one after the other tell what the whole tells', () => {
  fc.assert(
    fc.property(herds, moments, days, days, (camera, fromMs, one, other) => {
      const middleMs = fromMs + one * millisecondsInDay;
      const endMs = middleMs + other * millisecondsInDay;
      const parts = [...stockChanges(camera, fromMs, middleMs), ...stockChanges(camera, middleMs, endMs)];
      expect(parts).toEqual(stockChanges(camera, fromMs, endMs));
    }),
  );
});

test('the pictures show as many living animals', () => {
  fc.assert(
    fc.property(herds, moments, (camera, atMs) => {
      expect(animalsAt(camera, atMs).filter(({ alive }) => alive)).toHaveLength(stockAt(camera, atMs));
    }),
    { numRuns: 50 },
  );
});

test('in a year everybody is moved and placed anew, and some die', () => {
  const camera: SimulatedCamera = {
    ...{ cameraId: 'row', name: 'Row', seed: 21, species: 'broiler', animalCount: 60, flooring: 'litter' },
    timeZone: 'Europe/Berlin',
  };
  const start = Date.UTC(2026, 0, 1) + millisecondsInHour;
  const changes = stockChanges(camera, start, start + 360 * millisecondsInDay);
  expect(changes.filter(({ placed }) => placed > 0)).toHaveLength(9);
  expect(changes.reduce((sum, { died }) => sum + died, 0)).toBeGreaterThan(5);
});
