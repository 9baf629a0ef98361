import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInMinute } from 'date-fns/constants';
import type { DrawingThread } from '../drawing-thread/open-drawing-thread';
import { drawInParts } from './draw-in-parts';

test('a part that throws gives the other one up, and is the cause that is told', async () => {
  const cause = new Error('the thread is gone');
  const failing: DrawingThread = { draw: () => Promise.reject(cause), closed: async () => {} };
  let isGivenUp = false;
  const drawing: DrawingThread = {
    draw: (_kind, _order, _report, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          isGivenUp = true;
          reject(new Error('given up'));
        });
      }),
    closed: async () => {},
  };
  const camera = {
    cameraId: 'pen-01',
    name: 'Pen 01',
    seed: 7,
    species: 'pig',
    animalCount: 3,
    flooring: 'slatted',
    timeZone: 'Europe/Berlin',
  } as const;
  const file = join(tmpdir(), 'barnwatch-never-drawn.mp4');
  const order = { camera, span: { start: 0, end: 2 * millisecondsInMinute }, file, encoder: 'ffmpeg' };
  const { signal } = new AbortController();
  // The one given up stands first: its reason is not the one to be told.
  await expect(drawInParts(order, [drawing, failing], () => {}, signal)).rejects.toBe(cause);
  expect(isGivenUp).toBe(true);
});
