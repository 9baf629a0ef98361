import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';

const mediaFolder = mkdtempSync(join(tmpdir(), 'barnwatch-media-'));
let barn: TestInstance;
let token: string;
beforeAll(async () => {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:duration=4'];
  const coding = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-bf', '0', '-g', '10'];
  execFileSync('ffmpeg', ['-loglevel', 'error', ...picture, ...coding, join(mediaFolder, 'walk.mp4')]);
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    mediaFolder,
    cameras: [
      testCamera('video', { source: { kind: 'file', path: 'walk.mp4' } }),
      testCamera('outside', { source: { kind: 'file', path: '../../etc/passwd' } }),
    ],
  });
  token = await barn.access('manager');
});
afterAll(async () => {
  await barn.stop();
  rmSync(mediaFolder, { recursive: true });
});

test('gives stills of a video file', async () => {
  const answer = await barn.call('GET', 'api/cameras/video/still?resizeY=90', { token });
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'jpeg', height: 90, width: 160 });
});

test('streams a video file', async () => {
  const gone = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${barn.address}/api/streaming/video`, { headers, signal: gone.signal });
  const { value } = (await response.body?.getReader().read()) ?? {};
  expect(
    Buffer.from(value ?? [])
      .subarray(0, 3)
      .toString(),
  ).toBe('FLV');
  gone.abort();
});

test('does not leave the media folder, and says that the camera is offline', async () => {
  const answer = await barn.call('GET', 'api/cameras/outside/still', { token });
  expect([answer.status, answer.body.error?.code]).toEqual([404, 'camera-offline']);
  const listed = await barn.call('GET', 'api/cameras', { token });
  expect(listed.body.data?.cameras).toMatchObject({
    outside: { online: false, lastSeen: null },
    video: { online: true },
  });
});
