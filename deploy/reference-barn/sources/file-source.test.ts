import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FfmpegProgram } from '../ffmpeg/ffmpeg-program';
import { createFfmpegFinder } from '../ffmpeg/find-ffmpeg';
import { CollectingViewer } from '../streaming/testing/collecting-viewer';
import { until } from '../streaming/testing/until';
import { fileSource } from './file-source';
import { fileOneShot } from './stills/one-shot';
import { makeVideo } from './testing/make-video';
import { playSource } from './testing/play-source';
import { realCamera } from './testing/real-camera';

const findFfmpeg = createFfmpegFinder();
const folder = mkdtempSync(join(tmpdir(), 'barnwatch-file-'));
const video = join(folder, 'pen 1: "north".mp4');
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '5', '-bf', '2'];
let program: FfmpegProgram;

beforeAll(async () => {
  const found = await findFfmpeg();
  if (!found.ok) throw new Error(found.error.message);
  program = found.value;
  await makeVideo(program, video, 2, h264);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a video file as a camera', () => {
  test('plays at its own speed and goes on after its end', async () => {
    // From before its start: a busy machine sees the first picture late, and would measure too little from there.
    const began = performance.now();
    const playing = playSource(fileSource({ findFfmpeg, path: video }));
    await playing.atLeast(32);
    const took = performance.now() - began;
    expect(await playing.stop()).toEqual({ kind: 'stopped' });
    expect(took).toBeGreaterThan(2_600);
    expect(playing.units[0]?.keyframe).toBe(true);
    // B-pictures came through: it was not encoded anew.
    expect(playing.units.some((unit) => unit.compositionOffsetMs > 0)).toBe(true);
  });

  test('is transcoded when it holds something else, and starts with it the next time', async () => {
    const path = join(folder, 'old.avi');
    await makeVideo(program, path, 2, ['-c:v', 'mpeg4', '-g', '5']);
    const source = fileSource({ findFfmpeg, path });
    for (const _ of ['first', 'second']) {
      const playing = playSource(source);
      await playing.atLeast(5);
      expect(playing.units[0]).toMatchObject({ keyframe: true, compositionOffsetMs: 0 });
      await playing.stop();
    }
  });

  test.each([
    ['is not there', 'none.mp4', null, 'not-found'],
    ['is no video', 'notes.mp4', 'these are only words', 'unsupported'],
    ['is a play list of addresses', 'list.m3u8', '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/x.ts\n', 'unsupported'],
  ])('ends with the reason when it %s', async (_, name, content, kind) => {
    const path = join(folder, name);
    if (content !== null) writeFileSync(path, content);
    expect(await playSource(fileSource({ findFfmpeg, path })).ended).toMatchObject({ kind });
  });
});

const openFile = (path: string) => realCamera(findFfmpeg, fileSource({ findFfmpeg, path }), fileOneShot(path));

describe('stills of a video file', () => {
  test('are taken without a viewer, resized, and reused for a moment', async () => {
    const { stills, live } = openFile(video);
    const signal = new AbortController().signal;
    const [small, full] = await Promise.all([stills.still({ heightPixels: 75, signal }), stills.still({ signal })]);
    const again = await stills.still({ heightPixels: 2_000, signal });
    if (!small.ok || !full.ok || !again.ok) throw new Error('no still');
    expect((await sharp(small.value.jpeg).metadata()).height).toBe(75);
    expect(await sharp(full.value.jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 180 });
    expect((await sharp(again.value.jpeg).metadata()).height).toBe(180);
    expect(new Set([small, full, again].map((still) => still.ok && still.value.captureTimeMs)).size).toBe(1);
    expect(live.status().running).toBe(false);
  });

  test('come from the live picture while somebody watches', async () => {
    const { stills, live } = openFile(video);
    const viewer = new CollectingViewer();
    live.watch(viewer, new AbortController().signal);
    await until(() => viewer.pictures.length >= 3);
    const captured = live.newestKeyframe()?.captureTimeMs;
    const still = await stills.still({ signal: new AbortController().signal });
    live.withdraw('shutting-down');
    expect(still).toMatchObject({ ok: true, value: { captureTimeMs: captured } });
  });

  test('end the waiting when called off, and tell what is wrong', async () => {
    const { stills } = openFile(join(folder, 'none.mp4'));
    expect(await stills.still({ signal: AbortSignal.abort() })).toEqual({ ok: false, error: { kind: 'stopped' } });
    const signal = new AbortController().signal;
    expect(await stills.still({ signal })).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    await makeVideo(program, join(folder, 'none.mp4'), 1, h264);
    expect(await stills.still({ signal })).toMatchObject({ ok: true });
  });
});
