import type { SimulatedCamera } from '../../simulated-camera';
import { backdropOf, hasRoomFor } from './backdrop-cache';

const camera: SimulatedCamera = {
  cameraId: 'pen-01',
  name: 'Pen 1',
  seed: 1,
  species: 'pig',
  animalCount: 3,
  flooring: 'slatted',
  timeZone: 'Europe/Berlin',
};

test('a barn that was drawn takes room, once', () => {
  // As many pixels as are remembered of all cameras, in one line.
  const all = Math.floor((160 * 1024 * 1024) / 17.5);
  const size = [64, 36] as const;
  expect(hasRoomFor(all, 1)).toBe(true);
  backdropOf(camera, ...size, { kind: 'infrared' });
  backdropOf(camera, ...size, { kind: 'infrared' });
  expect(hasRoomFor(all, 1)).toBe(false);
  expect(hasRoomFor(all - size[0] * size[1], 1)).toBe(true);
});
