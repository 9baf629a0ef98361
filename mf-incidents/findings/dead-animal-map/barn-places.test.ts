import fc from 'fast-check';
import type { ShownFinding } from '../dead-animals/finding';
import { barnPlaces, stateTotals } from './barn-places';

const camera = (cameraId: string) => ({ cameraId, name: cameraId, sortPrefix: '', tags: [] });
const finding = (incidentId: string, cameraId: string | null, foundAt: number): ShownFinding => ({
  incidentId,
  cameraId,
  foundAt,
  lastUpdated: foundAt,
  state: 'found',
  position: null,
  description: '',
  animalCount: 1,
  pending: false,
});

test('numbered in the order of the walk, each camera from the oldest on', () => {
  const places = barnPlaces(
    [camera('a'), camera('b')],
    [finding('x', 'b', 1), finding('y', 'a', 3), finding('z', 'a', 2)],
  );
  expect(places.map((place) => [place.camera?.cameraId, place.findings.map(({ incidentId }) => incidentId)])).toEqual([
    ['a', ['z', 'y']],
    ['b', ['x']],
  ]);
  expect(places.flatMap((place) => place.findings.map(({ number }) => number))).toEqual([1, 2, 3]);
});

test('nothing gets lost: cameras that are gone, and none at all', () => {
  const id = fc.constantFrom('a', 'b', 'gone', null);
  fc.assert(
    fc.property(fc.array(id, { maxLength: 12 }), (ids) => {
      const findings = ids.map((cameraId, index) => finding(`f${index}`, cameraId, index));
      const places = barnPlaces([camera('a'), camera('b')], findings);
      const shown = places.flatMap((place) => place.findings);
      expect(shown.map(({ incidentId }) => incidentId).sort()).toEqual(
        findings.map(({ incidentId }) => incidentId).sort(),
      );
      expect(shown.map(({ number }) => number)).toEqual(shown.map((_, index) => index + 1));
    }),
  );
});

test('totals by state', () => {
  expect(stateTotals([finding('a', 'a', 0), { ...finding('b', 'a', 0), state: 'notDead' }])).toEqual({
    found: 1,
    collected: 0,
    notDead: 1,
  });
});
