import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { millisecondsInMinute } from 'date-fns/constants';
import sharp from 'sharp';
import { completeConfiguration } from '../configuration/read-configuration';
import { openDrawingThread } from '../drawing-thread/open-drawing-thread';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';
import { drawPen, penSize } from './doubles/drawn-pen';
import { looksToLearn } from './motion/background';
import type { MotionMemory } from './motion/look-for-motion';

const detector = { kind: 'motion', animals: 'pig', everySeconds: 2 } as const;
const waitingMs = 120_000;

describe('at a real camera', () => {
  const mediaFolder = mkdtempSync(join(tmpdir(), 'barnwatch-media-'));
  let barn: TestInstance;
  let token = '';
  beforeAll(async () => {
    const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:duration=4'];
    const coding = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-bf', '0', '-g', '10'];
    execFileSync('ffmpeg', ['-loglevel', 'error', ...picture, ...coding, join(mediaFolder, 'walk.mp4')]);
    barn = await startTestInstance({
      accounts: [testAccount('manager', ['*'])],
      mediaFolder,
      cameras: [
        testCamera('pen', { source: { kind: 'file', path: 'walk.mp4' }, detector }),
        testCamera('gone', { source: { kind: 'file', path: 'none.mp4' }, detector }),
        testCamera('blind', { source: { kind: 'file', path: 'walk.mp4' } }),
      ],
    });
    token = await barn.access('manager');
  });
  afterAll(async () => {
    await barn.stop();
    rmSync(mediaFolder, { recursive: true });
  });

  async function latest(what: string, column: string, cameraId: string): Promise<number | null> {
    const query = {
      columns: [column],
      time: { duration: 20 * millisecondsInMinute },
      where: { cameraId },
      timeResolution: 20 * millisecondsInMinute,
    };
    const { body } = await barn.call('POST', `api/data/${what}`, { token, body: { acknowledge: false, query } });
    const rows: (number | null)[][] = Object(Object.values(body.data ?? {})[0]).rows;
    return rows.flat().findLast((value) => value !== null) ?? null;
  }

  test('a picture says at once that it is not infrared; one that nothing looks through says nothing', async () => {
    const endMs = Date.now() + waitingMs;
    while ((await latest('nightvision', 'nightvision', 'pen')) === null && Date.now() < endMs) await delay(200);
    expect(await latest('nightvision', 'nightvision', 'pen')).toBe(0);
    expect(await latest('nightvision', 'nightvision', 'blind')).toBeNull();
    expect(await latest('nightvision', 'nightvision', 'gone')).toBeNull();
  });
});

describe('on its thread', () => {
  const stopping = new AbortController();
  const thread = openDrawingThread(stopping.signal);
  afterAll(() => stopping.abort());

  test('it finds in stills what it finds in pictures, and a damaged still costs that look alone', async () => {
    let memory: MotionMemory | null = null;
    const look = (jpeg: Uint8Array, timeMs: number) =>
      thread.draw('look', { memory, jpeg, timeMs, animals: 'pig' }, () => undefined, new AbortController().signal);
    for (let index = 0; index < looksToLearn + 3; index += 1) {
      const bodies =
        index < looksToLearn ? [] : [{ x: 40 + 10 * (index - looksToLearn), y: 45, length: 20, width: 10 }];
      const { grey } = drawPen(bodies, index);
      const jpeg = await sharp(grey, { raw: { ...penSize, channels: 1 } })
        .resize(640)
        .jpeg()
        .toBuffer();
      const result = await look(jpeg, index * 10_000);
      memory = result.memory;
      if (index < looksToLearn + 2) continue;
      expect(result.found.detections).toHaveLength(1);
      expect(result.found.activity).toBeGreaterThan(2);
      expect([result.infrared, result.aspectRatio]).toEqual([true, 16 / 9]);
    }
    await expect(look(Buffer.from('no picture'), 1_000_000)).rejects.toThrow();
    const { grey } = drawPen([], 99);
    const jpeg = await sharp(grey, { raw: { ...penSize, channels: 1 } })
      .jpeg()
      .toBuffer();
    expect((await look(jpeg, 1_010_000)).found.counted).toEqual([]);
  });
});

test('one line of the configuration switches it on, and not at a simulated camera', () => {
  const identity = { globalUniqueIdentifier: 'barn', name: 'barn', realWorldName: 'Barn' };
  const barn = { role: 'barn', identity, dataFolder: 'data' } as const;
  const { kind, animals } = detector;
  const source = { kind: 'rtsp', url: 'rtsp://127.0.0.1/1' } as const;
  const complete = (camera: object) =>
    completeConfiguration({ ...barn, cameras: [{ ...testCamera('pen'), ...camera, detector: { kind, animals } }] });
  expect(complete({ source }).cameras[0]?.detector).toEqual({ kind, animals, everySeconds: 10 });
  expect(() => complete({})).toThrow(/cameras\/0\/detector/);
});
