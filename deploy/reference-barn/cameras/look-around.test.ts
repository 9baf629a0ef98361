import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Camera } from '@barnwatch/shared/wire';
import { createFfmpegFinder } from '../ffmpeg/find-ffmpeg';
import { makeVideo } from '../sources/testing/make-video';
import { freePort } from '../testing/free-port';
import {
  startTestInstance,
  type TestAnswer,
  type TestInstance,
  testAccount,
  testCamera,
} from '../testing/test-instance';

const mediaFolder = mkdtempSync(join(tmpdir(), 'barnwatch-looks-'));
const strangers = new Set<Socket>();
let openPort: Server;
let barn: TestInstance;
let token: string;
beforeAll(async () => {
  const found = await createFfmpegFinder()();
  if (!found.ok) throw new Error(found.error.message);
  await makeVideo(found.value, join(mediaFolder, 'walk.mp4'), 4, ['-c:v', 'libx264', '-g', '10']);
  writeFileSync(join(mediaFolder, 'notes.txt'), 'no video');
  // Something that listens and is no camera.
  openPort = createServer((socket) => {
    strangers.add(socket.on('error', () => undefined));
    socket.write('SSH-2.0-OpenSSH_9.2\r\n', () => socket.end());
  });
  await once(openPort.listen(0, '127.0.0.1'), 'listening');
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    mediaFolder,
    cameras: [
      testCamera('video', { source: { kind: 'file', path: 'walk.mp4' } }),
      testCamera('nothing', { source: { kind: 'file', path: 'none.mp4' } }),
      testCamera('notes', { source: { kind: 'file', path: 'notes.txt' } }),
      testCamera('closed', { source: { kind: 'rtsp', url: `rtsp://127.0.0.1:${await freePort()}/live` } }),
      testCamera('open', { source: { kind: 'rtsp', url: `rtsp://127.0.0.1:${portOf(openPort)}/live` } }),
      testCamera('guarded', { source: { kind: 'rtsp', url: `rtsp://a:b@127.0.0.1:${portOf(openPort)}/live` } }),
    ],
  });
  token = await barn.access('manager');
});
afterAll(async () => {
  await barn.stop();
  for (const socket of strangers) socket.destroy();
  openPort.close();
  rmSync(mediaFolder, { recursive: true });
});

const camera = async (cameraId: string): Promise<Camera> =>
  (await barn.call('GET', `api/cameras/${cameraId}`, { token })).body.data?.camera as Camera;

async function untilSeen(cameraId: string): Promise<Camera> {
  for (;;) {
    const seen = await camera(cameraId);
    if (seen.online) return seen;
    await pause(100);
  }
}

test('a camera is looked at by the instance itself, without a viewer', async () => {
  expect((await untilSeen('video')).lastSeen).toEqual(expect.any(Number));
});

test('so is one that was added a moment ago, and it is not online before', async () => {
  const body = { camera: { cameraId: 'later', name: 'Later', source: { kind: 'file', path: 'walk.mp4' } } };
  const created = await barn.call('POST', 'api/cameras', { token, body });
  expect(created.body.data?.camera).toMatchObject({ online: false, lastSeen: null });
  await untilSeen('later');
});

test('one that never gave a picture is not online', async () => {
  await barn.call('GET', 'api/cameras/closed/still', { token });
  expect(await camera('closed')).toMatchObject({ online: false, lastSeen: null });
});

const words = ({ status, body }: TestAnswer): unknown => {
  const { cameraId: _, ...details } = body.error?.details ?? {};
  return [status, { ...body.error, details }];
};

test('an open port is not told from a closed one, by still or stream', async () => {
  const [closed, open, guarded] = await Promise.all(
    ['closed', 'open', 'guarded'].map(async (cameraId) => [
      words(await barn.call('GET', `api/cameras/${cameraId}/still`, { token })),
      words(await barn.call('GET', `api/streaming/${cameraId}`, { token })),
    ]),
  );
  expect(closed?.[0]).toEqual([404, expect.objectContaining({ code: 'camera-offline' })]);
  expect(closed?.[0]).toEqual(closed?.[1]);
  expect(open).toEqual(closed);
  expect(guarded).toEqual(closed);
});

test.each(['nothing', 'notes', 'open'])(
  'what is told of %s names no path, file or address',
  async (cameraId) => {
    const still = await barn.call('GET', `api/cameras/${cameraId}/still`, { token });
    const stream = await barn.call('GET', `api/streaming/${cameraId}`, { token });
    for (const answer of [still, stream]) {
      expect(String(answer.bytes)).not.toMatch(/walk|none|\.txt|barnwatch-looks|rtsp:|127\.0|ffmpeg|\/tmp/);
    }
  },
  60_000,
);

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen on a port');
  return address.port;
}
