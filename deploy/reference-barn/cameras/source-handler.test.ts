import { secondsInDay } from 'date-fns/constants';
import sharp from 'sharp';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';

const accounts = [testAccount('manager', ['*']), testAccount('viewer', ['cameras.view'])];
const source = { kind: 'simulated', seed: 13, species: 'pig', animalCount: 3, flooring: 'slatted' } as const;

let barn: TestInstance;
let manager: string;
beforeAll(async () => {
  barn = await startTestInstance({
    accounts,
    cameras: [testCamera('pen-01', { source: { ...source, seed: 77 } })],
    tokens: { accessLifetimeS: secondsInDay },
  });
  manager = await barn.access('manager');
});
afterAll(() => barn.stop());

const attempt = (tried: object, token = manager) =>
  barn.call('POST', 'api/cameraSources/picture', { token, body: { source: tried } });

test('a source is seen before there is a camera, and none is left', async () => {
  const before = Date.now();
  const { status, body } = await attempt(source);
  expect(status).toBe(200);
  const { jpeg, capturedAt, width, height } = Object(body.data?.picture);
  expect(await sharp(Buffer.from(jpeg, 'base64')).metadata()).toMatchObject({ format: 'jpeg', width, height });
  expect(height).toBeLessThanOrEqual(360);
  expect(capturedAt).toBeGreaterThan(before - 1_000);
  const { body: list } = await barn.call('GET', 'api/cameras', { token: manager });
  expect(Object.keys(Object(list.data?.cameras))).toEqual(['pen-01']);
});

test('a source without a picture says that there is none, and never why', async () => {
  const { status, body } = await attempt({ kind: 'file', path: 'no-such-video.mp4' });
  expect([status, body.error?.code, body.error?.details]).toEqual([404, 'source-silent', undefined]);
});

test.each([
  [{ kind: 'rtsp', url: 'rtsp://' }],
  [{ kind: 'file', path: '../secrets.key' }],
  [{ kind: 'http', url: 'http://127.0.0.1/' }],
])('what could never run is refused at once: %j', async (tried) => {
  const { status, body } = await attempt(tried);
  expect([status, body.error?.code]).toEqual([400, 'invalid-request']);
});

test('one person tries one source at a time', async () => {
  const answers = await Promise.all([attempt(source), attempt({ ...source, seed: 14 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
  expect((await attempt(source)).status).toBe(200);
});

test('a camera in privacy mode is not seen by its source', async () => {
  await barn.call('PUT', 'api/privacy/pen-01/true', { token: manager });
  const { status, body } = await attempt({ ...source, seed: 77 });
  expect([status, body.error?.code]).toEqual([403, 'camera-in-privacy']);
});

test('it needs cameras.manage', async () => {
  const { status, body } = await attempt(source, await barn.access('viewer'));
  expect([status, body.error?.details]).toEqual([403, { any: ['cameras.manage'] }]);
});
