import type { Recording } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';

const slotMs = 600_000;

// One span of privacy that is over, and one that lasts: what was captured in either stays hidden.
let barn: TestInstance;
let token: string;
let hiddenAt = 0;
let recordingId = '';
beforeAll(async () => {
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    cameras: [testCamera('pen-01')],
    tokens: { accessLifetimeS: 80_000 },
  });
  token = await barn.access('manager');
  await barn.call('POST', `api/recordings/markAsFallback/pen-01/${Date.now() - slotMs}`, { token });
  const before = Date.now();
  await barn.call('PUT', 'api/privacy/pen-01/true', { token });
  barn.advance(3 * slotMs);
  await barn.call('PUT', 'api/privacy/pen-01/false', { token });
  barn.advance(slotMs);
  // The recording around it begins in private time as well, wherever in ten minutes this test began.
  hiddenAt = before + slotMs + millisecondsInMinute;
  const query = { cameraId: 'pen-01', start: { $lte: hiddenAt }, end: { $gt: hiddenAt } };
  const { body } = await barn.call('POST', 'api/recordings/query', { token, body: { query } });
  recordingId = String((body.data?.recordings as readonly Recording[] | undefined)?.[0]?.recordingId);
  await barn.call('PUT', 'api/privacy/pen-01/true', { token });
});
afterAll(() => barn.stop());

const time = () => ({ start: hiddenAt - millisecondsInMinute, end: hiddenAt + millisecondsInMinute });
const heatmap = () => ({
  storeArtifact: false,
  data: {
    cameraId: 'pen-01',
    width: 160,
    time: time(),
    colorMap: 'viridis',
    labels: ['pig_lying'],
    settings: { gridsize: 20 },
  },
});
const exposure = () => ({
  storeArtifact: false,
  data: { cameraId: 'pen-01', width: 160, time: time(), frameInterval: 1_000 },
});

type Hidden = readonly [string, 'GET' | 'POST', () => string, (() => object) | undefined];

const calls: readonly Hidden[] = [
  ['a still', 'GET', () => 'api/cameras/pen-01/still', undefined],
  ['a small still', 'GET', () => 'api/cameras/pen-01/still?resizeY=75', undefined],
  ['a still with dots', 'GET', () => 'api/cameras/pen-01/still?draw=dot', undefined],
  ['the fallback still', 'GET', () => 'api/cameras/pen-01/still?forceFallback=true', undefined],
  ['a stream', 'GET', () => 'api/streaming/pen-01', undefined],
  ['a recorded frame', 'GET', () => `api/recordings/frame/pen-01/${hiddenAt}`, undefined],
  ['a video', 'GET', () => `api/recordings/file/pen-01/${hiddenAt}/${hiddenAt + 1_000}`, undefined],
  [
    'a video around it',
    'GET',
    () => `api/recordings/file/pen-01/${hiddenAt - 3 * slotMs}/${hiddenAt + 3 * slotMs}`,
    undefined,
  ],
  ['how far a video is', 'GET', () => `api/recordings/file/pen-01/${hiddenAt}/${hiddenAt + 1_000}/progress`, undefined],
  ['an image of a recording', 'GET', () => `api/recordings/thumbnail/image/${recordingId}`, undefined],
  ['a moving image', 'GET', () => `api/recordings/thumbnail/gif/${recordingId}`, undefined],
  ['a mark as fallback', 'POST', () => `api/recordings/markAsFallback/pen-01/${hiddenAt}`, undefined],
  ['a heatmap', 'POST', () => 'api/artifact/create/heatmap', heatmap],
  ['a long-time exposure', 'POST', () => 'api/artifact/create/longTimeExposure', exposure],
];

test.each(calls)('refuses %s of private time', async (_, method, path, body) => {
  const answer = await barn.call(method, path(), { token, ...(body && { body: body() }) });
  expect([answer.status, answer.body.error?.code]).toEqual([403, 'camera-in-privacy']);
});
