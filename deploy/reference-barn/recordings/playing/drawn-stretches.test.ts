import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInMinute } from 'date-fns/constants';
import type { DrawingThread } from '../../drawing-thread/open-drawing-thread';
import type { SimulatedCamera } from '../../herd/simulated-camera';
import { type Refusal, refuse } from '../../server/refusals';
import { until } from '../../streaming/testing/until';
import { createFileCache, type FileCache } from '../file-cache';
import { createDrawnStretches } from './drawn-stretches';

const camera: SimulatedCamera = {
  cameraId: 'pen-01',
  name: 'Pen 01',
  seed: 7,
  species: 'pig',
  animalCount: 3,
  flooring: 'slatted',
  timeZone: 'Europe/Berlin',
};
const span = { start: 0, end: 3 * millisecondsInMinute };
const encoder = {
  path: 'ffmpeg',
  version: '7',
  features: { libx264: true, rtspTimeoutOption: 'timeout', concatOptions: true },
} as const;

let folder: string;
let kept: FileCache;
let writing: Promise<unknown>[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'barnwatch-drawn-'));
  writing = [];
  const files = createFileCache({ folder, mostBytes: 1_000, mostAtOnce: 1 });
  const keep: FileCache['keep'] = (name, content) => {
    const written = files.keep(name, content);
    writing.push(written);
    return written;
  };
  kept = { ...files, keep };
});
// A stretch that is drawn ahead may still be on its way to the disk.
afterEach(async () => {
  await Promise.allSettled(writing);
  rmSync(folder, { recursive: true });
});

/** What a reader of the first stretch gets, and how many stretches were begun for that. */
async function readFirst(drawn: Refusal | undefined) {
  let begun = 0;
  const drawing: DrawingThread = {
    async draw(_kind, _order, _report, _signal, take) {
      begun += 1;
      take?.(Buffer.from('head'));
      return drawn;
    },
    closed: async () => {},
  };
  const findFfmpeg = async () => ({ ok: true, value: encoder }) as const;
  const stretches = createDrawnStretches({ kept, drawing, findFfmpeg, log: { error: () => {} } });
  const parts: unknown[] = [];
  for await (const stretch of stretches.of(camera, span, span.end, new AbortController().signal)) {
    for await (const part of stretch.parts) parts.push(part);
    // Whatever is begun ahead is begun by now.
    while (!drawn && begun < 2) await new Promise(setImmediate);
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    break;
  }
  return { parts, begun };
}

test('draws one stretch ahead of the reader', async () => {
  expect(await readFirst(undefined)).toEqual({ parts: [Buffer.from('head')], begun: 2 });
});

test('draws nothing ahead once a stretch could not be drawn', async () => {
  const refusal = refuse('media-unavailable', 'no');
  expect(await readFirst(refusal)).toEqual({ parts: [Buffer.from('head'), refusal], begun: 1 });
});

/** Drawing that goes on until its signal ends it, and what became of each stretch. */
function endless() {
  const begun: { isEnded: boolean }[] = [];
  const drawing: DrawingThread = {
    draw(_kind, _order, _report, signal, take) {
      const stretch = { isEnded: false };
      begun.push(stretch);
      take?.(Buffer.from('head'));
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stretch.isEnded = true;
          reject(signal.reason);
        });
      });
    },
    closed: async () => {},
  };
  const findFfmpeg = async () => ({ ok: true, value: encoder }) as const;
  return { begun, stretches: createDrawnStretches({ kept, drawing, findFfmpeg, log: { error: () => {} } }) };
}

type Stretches = ReturnType<typeof endless>['stretches'];

/** Somebody who has seen the first picture, and can leave. */
async function reader(stretches: Stretches) {
  const leaving = new AbortController();
  const stretch = await stretches.of(camera, span, span.end, leaving.signal)[Symbol.asyncIterator]().next();
  const parts = stretch.value?.parts[Symbol.asyncIterator]();
  expect((await parts?.next())?.value).toEqual(Buffer.from('head'));
  return { leave: () => leaving.abort(new Error('left')), next: () => parts?.next() };
}

test('nothing is drawn for those who have left, and all goes on for whoever has stayed', async () => {
  const { begun, stretches } = endless();
  const [first, second] = [await reader(stretches), await reader(stretches)];
  first.leave();
  await expect(first.next()).rejects.toThrow('left');
  expect(begun).toEqual([{ isEnded: false }]);
  second.leave();
  await expect(second.next()).rejects.toThrow('left');
  await until(() => begun.every(({ isEnded }) => isEnded));
  expect(begun).toEqual([{ isEnded: true }]);
});
