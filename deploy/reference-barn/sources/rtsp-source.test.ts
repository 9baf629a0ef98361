import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import sharp from 'sharp';
import { createFfmpegFinder } from '../ffmpeg/find-ffmpeg';
import { CollectingViewer } from '../streaming/testing/collecting-viewer';
import { until } from '../streaming/testing/until';
import { rtspAddress } from './rtsp-address';
import { rtspSource } from './rtsp-source';
import { rtspOneShot } from './stills/one-shot';
import { playSource } from './testing/play-source';
import { realCamera } from './testing/real-camera';
import { startRtspCamera } from './testing/rtsp-camera';

const findFfmpeg = createFfmpegFinder();
const cameras = new AbortController();
afterAll(() => cameras.abort());
const startCamera = (options: Partial<Parameters<typeof startRtspCamera>[0]> = {}) =>
  startRtspCamera({ signal: cameras.signal, ...options });

/** The H.264 profile from the decoder's configuration: the camera sends baseline (66), our encoder high (100). */
const baseline = 66;

describe('a network camera', () => {
  test('is passed on as it is, and comes back after an outage', async () => {
    const camera = await startCamera({ groupLength: 5 });
    const playing = playSource(rtspSource({ findFfmpeg, address: camera.url }));
    await playing.atLeast(15);
    expect(playing.units[0]).toMatchObject({ keyframe: true, compositionOffsetMs: 0 });
    expect(playing.units[0]?.configuration[1]).toBe(baseline);

    await camera.stop();
    const before = playing.units.length;
    await startCamera({ port: camera.port, groupLength: 5 });
    await playing.atLeast(before + 15, 15_000);
    const captured = playing.units.map((unit) => unit.captureTimeMs);
    expect(captured).toEqual([...captured].sort((a, b) => a - b));
    expect(await playing.stop()).toEqual({ kind: 'stopped' });
  });

  test('that falls silent is noticed, and wakes again', async () => {
    const camera = await startCamera({ groupLength: 5 });
    const playing = playSource(rtspSource({ findFfmpeg, address: camera.url, silenceMs: 1_500 }));
    await playing.atLeast(5);
    camera.freeze();
    const before = playing.units.length;
    // The watchdog ends one connection and the next; a third is left before the source would give up.
    await until(() => Date.now() - (playing.arrivals.at(-1) ?? 0) > 2_500);
    camera.thaw();
    await playing.atLeast(before + 30, 15_000);
    await playing.stop();
    const pauses = playing.arrivals.map((arrival, index) => arrival - (playing.arrivals[index - 1] ?? arrival));
    expect(Math.max(...pauses)).toBeGreaterThan(2_500);
  });

  test('with a name and a password is opened with them; without, it is not tried twice', async () => {
    const credentials = { username: 'barn', password: 'p:w@x/1' };
    const camera = await startCamera({ credentials });
    const address = rtspAddress(camera.url, credentials);
    if (!address.ok) throw new Error(address.error.code);
    const playing = playSource(rtspSource({ findFfmpeg, address: address.value }));
    await playing.atLeast(3);
    const commandLines = execFileSync('ps', ['-eo', 'args']).toString();
    expect(commandLines).toContain('-f concat');
    expect(commandLines).not.toContain(encodeURIComponent(credentials.password));
    await playing.stop();
    const still = await realCamera(
      findFfmpeg,
      rtspSource({ findFfmpeg, address: address.value }),
      rtspOneShot(address.value),
    ).stills.still({ signal: new AbortController().signal });
    expect(still).toMatchObject({ ok: true });

    const wrong = rtspAddress(camera.url, { ...credentials, password: 'guess-1' });
    if (!wrong.ok) throw new Error(wrong.error.code);
    let tries = 0;
    const counted: typeof findFfmpeg = () => {
      tries += 1;
      return findFfmpeg();
    };
    const end = await playSource(rtspSource({ findFfmpeg: counted, address: wrong.value })).ended;
    expect(end).toMatchObject({ kind: 'unauthorized' });
    expect(JSON.stringify(end)).not.toContain('guess-1');
    expect(tries).toBe(1);
  });

  test('that does not send H.264 is transcoded', async () => {
    const camera = await startCamera({ codec: 'mjpeg' });
    const playing = playSource(rtspSource({ findFfmpeg, address: camera.url }));
    await playing.atLeast(5, 15_000);
    await playing.stop();
    expect(playing.units[0]?.keyframe).toBe(true);
    expect(playing.units[0]?.configuration[1]).not.toBe(baseline);
  });

  test('that is not there is told to its viewers, also where it only never answers', async () => {
    const deaf = createServer(() => {});
    await once(deaf.listen(0, '127.0.0.1'), 'listening');
    const { port } = deaf.address() as AddressInfo;
    const [refused, unknown, silent] = await Promise.all([
      playSource(rtspSource({ findFfmpeg, address: 'rtsp://127.0.0.1:1/live' })).ended,
      startCamera().then((camera) => playSource(rtspSource({ findFfmpeg, address: `${camera.url}x` })).ended),
      playSource(rtspSource({ findFfmpeg, address: `rtsp://127.0.0.1:${port}/live`, silenceMs: 600 })).ended,
    ]);
    deaf.close();
    expect(refused).toMatchObject({ kind: 'unreachable' });
    expect(unknown).toMatchObject({ kind: 'not-found' });
    expect(silent).toEqual({ kind: 'silent', silenceMs: 600 });
  });

  test('gives a still without a viewer, and the same source gives viewers their live picture', async () => {
    const camera = await startCamera({ groupLength: 10 });
    const source = rtspSource({ findFfmpeg, address: camera.url });
    const { live, stills } = realCamera(findFfmpeg, source, rtspOneShot(camera.url));
    const still = await stills.still({ heightPixels: 90, signal: new AbortController().signal });
    if (!still.ok) throw new Error(JSON.stringify(still.error));
    expect(await sharp(still.value.jpeg).metadata()).toMatchObject({ width: 160, height: 90 });

    const viewer = new CollectingViewer();
    live.watch(viewer, new AbortController().signal);
    await until(() => viewer.pictures.length >= 30);
    live.withdraw('shutting-down');
    expect(viewer.pictures.length).toBeGreaterThanOrEqual(30);
    const shownMs = (viewer.pictures[29]?.timestampMs ?? 0) - (viewer.pictures[14]?.timestampMs ?? 0);
    expect(Math.abs(shownMs - 1_000)).toBeLessThan(200);
  });
});
