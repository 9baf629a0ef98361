import type { ObservedHerd } from '../cameras/observed-herd';
import type { DetectedHerd } from '../detections/detected-herd';
import type { Posture } from '../herd/animal';
import type { SimulatedCamera, Species } from '../herd/simulated-camera';
import { labelsOfHerds } from './labels';

const simulated = (species: Species): ObservedHerd => {
  const camera: SimulatedCamera = {
    cameraId: 'pen-01',
    name: 'Pen 01',
    seed: 7,
    species,
    animalCount: 3,
    flooring: 'slatted',
    timeZone: 'Europe/Berlin',
  };
  return { kind: 'simulated', camera, silentSince: null };
};
const detected = (labels: readonly Posture[]): DetectedHerd => ({
  kind: 'detected',
  cameraId: 'real',
  labels,
  mostAnimals: 2,
  minutes: () => [],
  counts: () => [],
});
const all = ['Broiler', 'pig_lying', 'pig_sitting', 'pig_standing'];
const pig = all.slice(1);

test.each([
  ['pigs', [simulated('pig'), simulated('pig')], pig],
  ['broilers', [simulated('broiler')], ['Broiler']],
  ['both', [simulated('pig'), simulated('broiler')], all],
  ['what detectors have looked for', [detected(['pig_lying'])], pig],
  ['anything, where a camera has told nothing yet', [simulated('pig'), null], all],
  ['anything, where there are no cameras', [], all],
])('a barn offers the labels of its animals: %s', (_, herds, names) => {
  expect(labelsOfHerds(herds).map(({ label }) => label)).toEqual(names);
});
