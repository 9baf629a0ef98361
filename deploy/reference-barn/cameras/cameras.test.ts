import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secondsInDay } from 'date-fns/constants';
import sharp from 'sharp';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';

const accounts = [testAccount('manager', ['*']), testAccount('viewer', ['cameras.view']), testAccount('nobody', [])];
const seeds = [
  testCamera('pen-01', { name: 'Pen 1 feeder', tags: ['fattening'], sortPrefix: '01', autoManaged: true }),
  testCamera('pen-02'),
  testCamera('silent', { offlineSince: 1_760_000_000_000 }),
];

let barn: TestInstance;
let manager: string;
let viewer: string;
beforeAll(async () => {
  barn = await startTestInstance({ accounts, cameras: seeds, tokens: { accessLifetimeS: secondsInDay } });
  [manager, viewer] = await Promise.all([barn.access('manager'), barn.access('viewer')]);
});
afterAll(() => barn.stop());

const still = (cameraId: string, query = '') =>
  barn.call('GET', `api/cameras/${cameraId}/still${query}`, { token: viewer });

describe('records', () => {
  test('lists cameras by id', async () => {
    const { body } = await barn.call('GET', 'api/cameras', { token: viewer });
    expect(body.data?.cameras).toMatchObject({
      'pen-01': { name: 'Pen 1 feeder', tags: ['fattening'], sortPrefix: '01', managed: true, online: true },
      silent: { online: false, lastSeen: 1_760_000_000_000 },
    });
  });

  test('names the missing permission', async () => {
    const answer = await barn.call('GET', 'api/cameras', { token: await barn.access('nobody') });
    expect([answer.status, answer.body.error?.code]).toEqual([403, 'permission-missing']);
    expect(answer.body.error?.details).toEqual({ any: ['cameras.view'] });
    const remove = await barn.call('DELETE', 'api/cameras/pen-01', { token: viewer });
    expect(remove.body.error?.details).toEqual({ any: ['cameras.manage'] });
  });

  test('creates, changes and deletes', async () => {
    const camera = { cameraId: 'new', name: 'New', source: { kind: 'rtsp', url: 'rtsp://user:secret@10.0.0.1/1' } };
    const created = await barn.call('POST', 'api/cameras', { token: manager, body: { camera } });
    expect(created.status).toBe(201);
    expect(String(created.bytes)).not.toContain('secret');
    const twice = await barn.call('POST', 'api/cameras', { token: manager, body: { camera } });
    expect([twice.status, twice.body.error?.code]).toEqual([409, 'camera-exists']);
    const patch = (key: string, cameraRecord: object) =>
      barn.call('PATCH', `api/cameras/${key}/new`, { token: manager, body: { cameraRecord } });
    expect((await patch('tags', { tags: ['a', 'b'] })).body.data?.camera).toMatchObject({
      name: 'New',
      tags: ['a', 'b'],
    });
    expect((await patch('tags', { name: 'Other' })).status).toBe(400);
    const managed = await barn.call('PUT', 'api/cameras/new/management/true', { token: manager });
    expect(managed.body.data?.camera).toMatchObject({ managed: true });
    expect((await barn.call('DELETE', 'api/cameras/new', { token: manager })).status).toBe(200);
    const gone = await barn.call('GET', 'api/cameras/new', { token: viewer });
    expect([gone.status, gone.body.error?.code]).toEqual([404, 'camera-unknown']);
  });
});

describe('stills', () => {
  test.each([75, 180, 300, 360])('are JPEGs of the height asked for: %d', async (height) => {
    const before = Date.now();
    const answer = await still('pen-01', `?resizeY=${height}`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const takenAt = Number(answer.headers.get('x-capture-time'));
    // Of the frame that was under way when it was asked for.
    expect(takenAt).toBeGreaterThan(before - 1_000);
    expect(takenAt).toBeLessThanOrEqual(Date.now());
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'jpeg', height });
  });

  test('are never enlarged', async () => {
    expect(await sharp((await still('pen-01', '?resizeY=2000')).bytes).metadata()).toMatchObject({ height: 360 });
  });

  test('mark animals with dots', async () => {
    const answer = await still('pen-01', '?resizeY=180&draw=dot');
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'jpeg', height: 180 });
  });

  test.each(['?resizeY=5', '?resizeY=abc', '?resizeY=99999', '?draw=box', '?other=1'])('refuse %s', async (query) => {
    const { status, body } = await still('pen-01', query);
    expect([status, body.error?.code]).toEqual([400, 'invalid-request']);
    expect(body.error?.details?.issues).toContainEqual(expect.objectContaining({ in: 'query' }));
  });

  test('say why there is none', async () => {
    expect((await still('unknown')).body.error?.code).toBe('camera-unknown');
    expect((await still('pen-01', '?forceFallback=true')).body.error?.code).toBe('fallback-missing');
    const silent = await still('silent');
    expect([silent.status, silent.body.error?.code]).toEqual([404, 'camera-offline']);
    expect(silent.body.error?.details).toMatchObject({ lastSeen: 1_760_000_000_000 });
  });

  test('can be had with a ticket instead of a bearer, once and for one path', async () => {
    const path = 'api/cameras/pen-01/still?resizeY=75';
    const created = await barn.call('POST', 'api/tickets', { token: viewer, body: { path } });
    expect(created.status).toBe(201);
    const { ticket } = Object(created.body.data?.ticket);
    const other = await barn.call('GET', `api/cameras/pen-02/still?resizeY=75&ticket=${ticket}`);
    expect([other.status, other.body.error?.code]).toEqual([401, 'ticket-rejected']);
    expect((await barn.call('GET', `${path}&ticket=${ticket}`)).status).toBe(200);
    expect((await barn.call('GET', `${path}&ticket=${ticket}`)).status).toBe(401);
    // A still has no parts that one could go on with.
    const headers = { range: 'bytes=0-9' };
    expect((await barn.call('GET', `${path}&ticket=${ticket}`, { headers })).status).toBe(401);
  });
});

describe('privacy', () => {
  const set = (path: string, body?: unknown) =>
    barn.call('PUT', `api/privacy/${path}`, { token: manager, ...(body !== undefined && { body }) });

  test('hides a camera until it is ended', async () => {
    expect((await set('pen-01/true')).body.data?.privacy).toEqual({ active: true, until: null });
    const hidden = await still('pen-01');
    expect([hidden.status, hidden.body.error?.code]).toEqual([403, 'camera-in-privacy']);
    expect((await barn.call('GET', 'api/streaming/pen-01', { token: viewer })).body.error?.code).toBe(
      'camera-in-privacy',
    );
    expect((await set('pen-01/false')).body.data?.privacy).toEqual({ active: false, until: null });
    expect((await still('pen-01', '?resizeY=75')).status).toBe(200);
  });

  test('ends by itself', async () => {
    const { until } = Object((await set('pen-02/60000')).body.data?.privacy);
    expect(until).toBeGreaterThan(Date.now());
    expect((await still('pen-02')).body.error?.details).toMatchObject({ until });
    barn.advance(60_001);
    expect((await still('pen-02', '?resizeY=75')).status).toBe(200);
  });

  test('hides all cameras', async () => {
    const all = await set('multiple/60000', { allCameras: true });
    expect(Object.keys(all.body.data?.privacy ?? {})).toEqual(expect.arrayContaining(['pen-01', 'pen-02']));
    expect((await still('pen-02')).status).toBe(403);
    await set('multiple/false', { allCameras: true });
    expect((await still('pen-02', '?resizeY=75')).status).toBe(200);
    expect((await barn.call('PUT', 'api/privacy/pen-01/true', { token: viewer })).status).toBe(403);
  });
});

test('keeps what was changed over a restart, and takes a changed source over', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'barnwatch-cameras-'));
  const options = { accounts, dataFolder };
  const before = await startTestInstance({ ...options, cameras: seeds.slice(0, 2) });
  const token = await before.access('manager');
  await before.call('PATCH', 'api/cameras/name/pen-01', { token, body: { cameraRecord: { name: 'Renamed' } } });
  await before.call('DELETE', 'api/cameras/pen-02', { token });
  await before.call('PUT', 'api/privacy/pen-01/true', { token });
  await before.stop();
  const changed = testCamera('pen-01', { source: { kind: 'rtsp', url: 'rtsp://127.0.0.1:9/1' } });
  const after = await startTestInstance({ ...options, cameras: [changed, testCamera('pen-02')] });
  try {
    const { body } = await after.call('GET', 'api/cameras', { token: await after.access('manager') });
    expect(body.data?.cameras).toEqual({
      'pen-01': expect.objectContaining({
        name: 'Renamed',
        sourceKind: 'rtsp',
        privacy: { active: true, until: null },
      }),
    });
  } finally {
    await after.stop();
    rmSync(dataFolder, { recursive: true });
  }
});
