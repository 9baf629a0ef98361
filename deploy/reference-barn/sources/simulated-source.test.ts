import sharp from 'sharp';
import { createFfmpegFinder } from '../ffmpeg/find-ffmpeg';
import { LiveCamera } from '../streaming/live-camera';
import { CollectingViewer } from '../streaming/testing/collecting-viewer';
import { until } from '../streaming/testing/until';
import { simulatedSource } from './simulated-source';
import { annexB } from './stills/annex-b';
import { grabJpeg } from './stills/grab-jpeg';
import { playSource } from './testing/play-source';

const findFfmpeg = createFfmpegFinder();
const width = 160;
const height = 96;

/** Half bright, half dark, with a bar that moves. One buffer for all frames, as the source allows. */
const frame = new Uint8Array(width * height * 1.5);
function drawFrame(timeMs: number) {
  frame.fill(40, 0, width * height).fill(128, width * height);
  frame.fill(220, 0, (width * height) / 2);
  const bar = Math.floor(timeMs / 10) % width;
  for (let row = 0; row < height; row++) frame[row * width + bar] = 128;
  return { data: frame };
}

describe('a simulated camera, encoded by ffmpeg', () => {
  test('delivers one unit per frame with its capture time, soon', async () => {
    const drawnAt: number[] = [];
    const source = simulatedSource({
      ...{ findFfmpeg, width, height, framesPerSecond: 20, keyframeIntervalS: 0.5 },
      drawFrame: (timeMs) => {
        drawnAt.push(timeMs);
        return drawFrame(timeMs);
      },
    });
    const playing = playSource(source);
    await playing.atLeast(30);
    expect(await playing.stop()).toEqual({ kind: 'stopped' });
    expect(playing.units.map((unit) => unit.captureTimeMs)).toEqual(drawnAt.slice(0, playing.units.length));
    expect(playing.units.map((unit) => unit.keyframe)).toEqual(playing.units.map((_, index) => index % 10 === 0));
    expect(playing.units.every((unit) => unit.compositionOffsetMs === 0)).toBe(true);
    const lags = playing.units.map((unit, index) => (playing.arrivals[index] ?? 0) - unit.captureTimeMs);
    // 2 ms on a quiet machine; a frame held back in the encoder would show as 50.
    expect(lags.slice(5).sort((a, b) => a - b)[12]).toBeLessThan(40);
  });

  test('shows what was drawn', async () => {
    const playing = playSource(simulatedSource({ findFfmpeg, width, height, drawFrame }));
    await playing.atLeast(1);
    await playing.stop();
    const [unit] = playing.units;
    const found = await findFfmpeg();
    if (!unit || !found.ok) throw new Error('no picture');
    const feed = annexB(unit);
    if (!feed) throw new Error('no picture');
    const jpeg = await grabJpeg(found.value, { arguments: ['-f', 'h264', '-i', 'pipe:0'], feed });
    if (!jpeg.ok) throw new Error(JSON.stringify(jpeg.error));
    const { data, info } = await sharp(jpeg.value).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
    expect(data[20 * width + 5]).toBeGreaterThan(200);
    expect(data[80 * width + 5]).toBeLessThan(60);
  });

  test('is one encoder for all viewers, and shows a second one the present at once', async () => {
    let drawn = 0;
    const camera = new LiveCamera({
      source: simulatedSource({
        ...{ findFfmpeg, width, height, framesPerSecond: 20, keyframeIntervalS: 60 },
        drawFrame: (timeMs) => {
          drawn += 1;
          return drawFrame(timeMs);
        },
      }),
    });
    const first = new CollectingViewer();
    camera.watch(first, new AbortController().signal);
    await until(() => first.pictures.length >= 10);
    const second = new CollectingViewer();
    camera.watch(second, new AbortController().signal);
    expect(second.pictures.length).toBe(first.pictures.length);
    expect(second.pictures[0]?.keyframe).toBe(true);
    expect(second.pictures.at(-1)?.timestampMs).toBe(second.pictures.length - 1);
    expect(drawn).toBeLessThanOrEqual(first.pictures.length + 2);
    camera.withdraw('shutting-down');
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('no such pen');
      },
      'no such pen',
    ],
    ['has the wrong size', () => ({ data: new Uint8Array(10) }), '10 bytes instead of 23040'],
  ])('ends with the reason when a drawing %s', async (_, broken, words) => {
    const playing = playSource(simulatedSource({ findFfmpeg, width, height, drawFrame: broken }));
    expect(await playing.ended).toEqual({ kind: 'failed', message: expect.stringContaining(words) });
  });

  test('says what is missing without ffmpeg', async () => {
    const without = createFfmpegFinder({ FFMPEG_PATH: '/nowhere/ffmpeg' });
    const playing = playSource(simulatedSource({ findFfmpeg: without, width, height, drawFrame }));
    expect(await playing.ended).toEqual({ kind: 'encoder-missing', message: expect.stringContaining('/nowhere') });
  });
});
