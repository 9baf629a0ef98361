import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../storage/open-database';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';

const dataFolder = mkdtempSync(join(tmpdir(), 'barnwatch-unusable-'));
const parts = {
  dataFolder,
  accounts: [testAccount('manager', ['*'])],
  cameras: [testCamera('pen-01')],
  recording: { enabled: true },
};
let barn: TestInstance;
let token: string;

beforeAll(async () => {
  await (await startTestInstance(parts)).stop();
  // What an earlier version took, or somebody wrote by hand.
  const database = openDatabase(dataFolder);
  const document = JSON.stringify({ name: 'old', tags: [], sortPrefix: '', managed: false });
  const insert = 'INSERT INTO cameras (camera_id, document, source) VALUES (?, ?, ?)';
  database.run(insert, 'nul', document, JSON.stringify({ kind: 'file', path: 'walk\0.mp4' }));
  database.run(insert, 'no-address', document, JSON.stringify({ kind: 'rtsp', url: 'rtsp://host:99999/' }));
  database.close();
  barn = await startTestInstance(parts);
  token = await barn.access('manager');
});
afterAll(async () => {
  await barn.stop();
  rmSync(dataFolder, { recursive: true });
});

test.each(['nul', 'no-address'])(
  'the record %s, which nothing can run, costs its own camera only',
  async (cameraId) => {
    const still = await barn.call('GET', `api/cameras/${cameraId}/still`, { token });
    expect([still.status, still.body.error?.code]).toEqual([404, 'camera-offline']);
    const stream = await barn.call('GET', `api/streaming/${cameraId}`, { token });
    expect([stream.status, stream.body.error?.code]).toEqual([404, 'camera-offline']);
    expect((await barn.call('GET', 'api/cameras/pen-01/still', { token })).status).toBe(200);
    const { cameras } = (await barn.call('GET', 'api/cameras', { token })).body.data ?? {};
    expect(cameras).toMatchObject({ [cameraId]: { online: false, lastSeen: null }, 'pen-01': { online: true } });
  },
);

test.each([
  ['a NUL in a path', { kind: 'file', path: 'walk\0.mp4' }],
  ['a way out of the media folder', { kind: 'file', path: '../../etc/passwd' }],
  ['a path of its own', { kind: 'file', path: '/etc/passwd' }],
  ['the folder itself', { kind: 'file', path: 'a/..' }],
  ['a NUL in an address', { kind: 'rtsp', url: 'rtsp://host/a\0b' }],
  ['a line break in an address', { kind: 'rtsp', url: 'rtsp://host/a\nb' }],
  ['a port that is none', { kind: 'rtsp', url: 'rtsp://host:99999/' }],
  ['an address without a host', { kind: 'rtsp', url: 'rtsp:///stream' }],
])('%s is refused when it is written', async (_, source) => {
  const created = await barn.call('POST', 'api/cameras', { token, body: { camera: { name: 'x', source } } });
  expect([created.status, created.body.error?.code]).toEqual([400, 'invalid-request']);
  const body = { cameraRecord: { source } };
  const changed = await barn.call('PATCH', 'api/cameras/source/pen-01', { token, body });
  expect([changed.status, changed.body.error?.code]).toEqual([400, 'invalid-request']);
});
