import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInDay } from 'date-fns/constants';
import type { SimulatedHerd } from '../cameras/observed-herd';
import { openDrawingThread } from './open-drawing-thread';

const span = { start: Date.now() - 600_000, end: Date.now() };
const herd: SimulatedHerd = {
  kind: 'simulated',
  camera: {
    cameraId: 'pen-01',
    name: 'Pen 1',
    seed: 3,
    species: 'pig',
    animalCount: 3,
    flooring: 'slatted',
    timeZone: 'Europe/Berlin',
  },
  silentSince: null,
};
const parameters = {
  cameraId: 'pen-01',
  width: 160,
  time: span,
  colorMap: 'viridis',
  labels: ['pig_lying', 'pig_standing', 'pig_sitting'],
  settings: { gridsize: 8 },
} as const;
const order = {
  herd,
  parameters: { ...parameters, labels: [...parameters.labels] },
  span,
  hidden: [],
  nowMs: span.end,
};
const never = new AbortController().signal;

let folder: string;
let stopping: AbortController;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'barnwatch-thread-'));
  stopping = new AbortController();
});
afterEach(() => {
  stopping.abort();
  rmSync(folder, { recursive: true });
});

test('draws several at once and hands each its own', async () => {
  const thread = openDrawingThread(stopping.signal);
  const [first, second] = await Promise.all([
    thread.draw('heatmap', order, () => {}, never),
    thread.draw('heatmap', { ...order, parameters: { ...order.parameters, width: 80 } }, () => {}, never),
  ]);
  const widthOf = (made: typeof first): number | null => (made.ok ? Buffer.from(made.content).readUInt32BE(16) : null);
  expect([widthOf(first), widthOf(second)]).toEqual([160, 80]);
});

test('tells what went wrong, and goes on', async () => {
  const thread = openDrawingThread(stopping.signal);
  const camera = { ...herd.camera, timeZone: 'Nowhere/Nothing' };
  const broken = thread.draw('heatmap', { ...order, herd: { ...herd, camera } }, () => {}, never);
  await expect(broken).rejects.toThrow('Nowhere/Nothing');
  expect((await thread.draw('heatmap', order, () => {}, never)).ok).toBe(true);
});

test('gives up what nobody wants any more, with the reason of whoever left', async () => {
  const thread = openDrawingThread(stopping.signal);
  const leaving = new AbortController();
  const reason = new Error('gone');
  const long = { ...order, span: { start: span.end - 20 * millisecondsInDay, end: span.end } };
  const drawing = thread.draw('heatmap', long, () => leaving.abort(reason), leaving.signal);
  await expect(drawing).rejects.toBe(reason);
  await expect(thread.draw('heatmap', order, () => {}, leaving.signal)).rejects.toBe(reason);
});

test('who comes while a thread that was idle ends has a new one', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  try {
    const thread = openDrawingThread(stopping.signal);
    expect((await thread.draw('heatmap', order, () => {}, never)).ok).toBe(true);
    jest.advanceTimersByTime(60_000);
    expect((await thread.draw('heatmap', order, () => {}, never)).ok).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test('ends with its instance', async () => {
  const thread = openDrawingThread(stopping.signal);
  const long = { ...order, span: { start: span.end - 20 * millisecondsInDay, end: span.end } };
  const drawing = thread.draw('heatmap', long, () => stopping.abort(new Error('stopping')), never);
  await expect(drawing).rejects.toThrow('stopping');
  await thread.closed();
  await expect(thread.draw('heatmap', order, () => {}, never)).rejects.toThrow('stopping');
});
