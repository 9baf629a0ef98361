import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recording } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, secondsInDay } from 'date-fns/constants';
import sharp from 'sharp';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';
import { createAsOf } from './as-of';

let barn: TestInstance;
let token: string;
beforeAll(async () => {
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*']), testAccount('viewer', ['cameras.view'])],
    cameras: [
      testCamera('pen-01'),
      testCamera('pen-02'),
      testCamera('silent', { offlineSince: Date.now() - millisecondsInDay }),
      testCamera('real', { source: { kind: 'rtsp', url: 'rtsp://127.0.0.1:9/1' } }),
    ],
    tokens: { accessLifetimeS: secondsInDay },
  });
  token = await barn.access('manager');
});
afterAll(() => barn.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  barn.call('GET', `api/recordings/${path}`, { token, headers });
const codeOf = async (answer: ReturnType<typeof get>) => {
  const { status, body } = await answer;
  return [status, body.error?.code];
};

async function query(body: object): Promise<{ recordings: Recording[]; page: { total: number } }> {
  const answer = await barn.call('POST', 'api/recordings/query', { token, body });
  expect(answer.status).toBe(200);
  return Object(answer.body.data);
}

async function latest(cameraId = 'pen-01'): Promise<Recording> {
  const order = [{ field: 'start', direction: 'desc' }];
  const [recording] = (await query({ query: { cameraId }, order, limit: 1 })).recordings;
  if (!recording) throw new Error('nothing is recorded');
  return recording;
}

describe('the list', () => {
  test('has every ten minutes of the last four weeks of a simulated camera', async () => {
    const { page } = await query({ query: { cameraId: 'pen-01' }, limit: 1 });
    expect(page.total).toBeGreaterThanOrEqual(28 * 144 - 1);
    expect(page.total).toBeLessThanOrEqual(28 * 144);
    const { recordingId, start, end } = await latest();
    expect([end - start, start % (10 * millisecondsInMinute), recordingId]).toEqual([
      600_000,
      0,
      `rec-pen-01-${start / 1_000}`,
    ]);
    expect(end).toBeLessThanOrEqual(Date.now());
    expect((await latest('silent')).end).toBeLessThanOrEqual(Date.now() - millisecondsInDay);
    expect((await query({ query: { cameraId: 'real' } })).page.total).toBe(0);
  });

  test('is asked by camera and time, ordered and paged', async () => {
    const { end } = await latest();
    const filter = {
      cameraId: { $in: ['pen-01', 'pen-02'] },
      start: { $gte: end - millisecondsInHour },
      end: { $lte: end },
    };
    const order = [
      { field: 'start', direction: 'asc' },
      { field: 'cameraId', direction: 'desc' },
    ];
    const { recordings: all, page } = await query({ query: filter, order });
    expect([all.length, page.total]).toEqual([12, 12]);
    expect(all.slice(0, 2).map(({ cameraId }) => cameraId)).toEqual(['pen-02', 'pen-01']);
    const { recordings: part } = await query({ query: filter, order, limit: 5, offset: 3 });
    expect(part).toEqual(all.slice(3, 8));
    const refused = await barn.call('POST', 'api/recordings/query', { token, body: { query: { file: 'x' } } });
    expect(refused.body.error?.code).toBe('unknown-field');
  });
});

describe('frames', () => {
  test('are of the moment asked for, in the height asked for', async () => {
    const moment = Date.now() - 3 * millisecondsInDay;
    const answer = await get(`frame/pen-01/${moment}?resizeY=90`);
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 90 });
    expect(Math.abs(Number(answer.headers.get('x-capture-time')) - moment)).toBeLessThan(100);
    expect((await get(`frame/pen-01/${moment}?resizeY=90`)).bytes).toEqual(answer.bytes);
  });

  test.each([
    ['of tomorrow', 'pen-01', () => Date.now() + millisecondsInDay],
    ['of two months ago', 'pen-01', () => Date.now() - 60 * millisecondsInDay],
    ['of a silent camera', 'silent', () => Date.now()],
    ['of a camera that is not recorded', 'real', () => Date.now()],
  ])('are missing: %s', async (_, cameraId, moment) => {
    expect(await codeOf(get(`frame/${cameraId}/${moment()}`))).toEqual([404, 'frame-missing']);
  });

  test('of the next seconds are the newest there is', async () => {
    expect((await get(`frame/pen-01/${Date.now() + 20_000}?resizeY=90`)).status).toBe(200);
  });
});

test('makes thumbnails of a recording', async () => {
  const { recordingId } = await latest();
  const image = await get(`thumbnail/image/${recordingId}`);
  expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 90 });
  const gif = await get(`thumbnail/gif/${recordingId}`);
  expect(await sharp(gif.bytes, { animated: true }).metadata()).toMatchObject({ format: 'gif', width: 160, pages: 10 });
  expect((await get(`thumbnail/gif/${recordingId}`)).bytes).toEqual(gif.bytes);
  expect(await codeOf(get('thumbnail/gif/none'))).toEqual([404, 'recording-unknown']);
});

describe('videos', () => {
  const span = (lengthMs: number) => {
    const end = Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute - millisecondsInMinute;
    return `${end - lengthMs}/${end}`;
  };

  test('last as long as their span, index first, and can be had in ranges', async () => {
    const path = `file/pen-01/${span(5_000)}`;
    const whole = await get(path);
    expect([whole.status, whole.headers.get('accept-ranges'), whole.headers.get('content-encoding')]).toEqual([
      200,
      'bytes',
      null,
    ]);
    expect(whole.headers.get('content-length')).toBe(String(whole.bytes.length));
    expect(whole.bytes.indexOf('moov')).toBeLessThan(whole.bytes.indexOf('mdat'));
    const file = join(barn.dataFolder, 'downloaded.mp4');
    writeFileSync(file, whole.bytes);
    const shown = ['-show_entries', 'stream=codec_name,nb_frames,duration', '-of', 'default=nk=1:nw=1'];
    expect(
      String(execFileSync('ffprobe', ['-v', 'error', ...shown, file]))
        .split('\n')
        .slice(0, 3),
    ).toEqual(['h264', '5.000000', '50']);
    const head = await barn.call('HEAD', `api/recordings/${path}`, { token });
    const { length } = whole.bytes;
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([200, String(length), 0]);
    const part = await get(path, { range: 'bytes=100-299' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${whole.bytes.length}`]);
    expect(part.bytes).toEqual(whole.bytes.subarray(100, 300));
    const beyond = await get(path, { range: `bytes=${whole.bytes.length}-` });
    expect([beyond.status, beyond.body.error?.code]).toEqual([416, 'range-not-satisfiable']);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${whole.bytes.length}`);
  });

  test('play for those who cannot send a bearer: with a ticket, range after range', async () => {
    const path = `api/recordings/file/pen-01/${span(2_000)}`;
    const created = await barn.call('POST', 'api/tickets', { token, body: { path } });
    const { ticket } = Object(created.body.data?.ticket);
    expect((await barn.call('GET', `${path}?ticket=${ticket}`)).status).toBe(200);
    const headers = { range: 'bytes=0-9' };
    expect((await barn.call('GET', `${path}?ticket=${ticket}`, { headers })).status).toBe(206);
    const another = { ...headers, 'user-agent': 'another reader' };
    expect((await barn.call('GET', `${path}?ticket=${ticket}`, { headers: another })).status).toBe(401);
  });

  test.each([
    ['an end before the start', () => `file/pen-01/${Date.now()}/${Date.now() - 1_000}`, 400, 'invalid-request'],
    [
      'more than a day',
      () => `file/pen-01/${Date.now() - 2 * millisecondsInDay}/${Date.now()}`,
      400,
      'invalid-request',
    ],
    ['a camera that is not there', () => `file/none/${span(1_000)}`, 404, 'camera-unknown'],
    ['what was not recorded', () => `file/real/${span(1_000)}`, 404, 'recording-unknown'],
    ['what a silent camera has not seen', () => `file/silent/${span(1_000)}`, 404, 'recording-unknown'],
  ])('refuse %s', async (_, path, status, code) => {
    expect(await codeOf(get(path()))).toEqual([status, code]);
  });

  test('are for those who may', async () => {
    const viewer = await barn.access('viewer');
    const answer = await barn.call('GET', `api/recordings/file/pen-01/${span(1_000)}`, { token: viewer });
    expect(answer.body.error?.details).toEqual({ any: ['recordings.view'] });
  });
});

test('keeps private time to itself, also afterwards', async () => {
  const before = Date.now();
  await barn.call('PUT', 'api/privacy/pen-02/true', { token });
  barn.advance(30 * millisecondsInMinute);
  await barn.call('PUT', 'api/privacy/pen-02/false', { token });
  barn.advance(30 * millisecondsInMinute);
  // The recording around it begins in private time as well, wherever in ten minutes this test began.
  const hidden = before + 11 * millisecondsInMinute;
  expect(await codeOf(get(`frame/pen-02/${hidden}`))).toEqual([403, 'camera-in-privacy']);
  expect(await codeOf(get(`file/pen-02/${before - millisecondsInMinute}/${before + millisecondsInMinute}`))).toEqual([
    403,
    'camera-in-privacy',
  ]);
  expect(await codeOf(barn.call('POST', `api/recordings/markAsFallback/pen-02/${hidden}`, { token }))).toEqual([
    403,
    'camera-in-privacy',
  ]);
  const { recordings } = await query({ query: { cameraId: 'pen-02', start: { $lte: hidden }, end: { $gt: hidden } } });
  expect(await codeOf(get(`thumbnail/image/${recordings[0]?.recordingId}`))).toEqual([403, 'camera-in-privacy']);
  expect((await get(`frame/pen-02/${before - 5 * millisecondsInMinute}?resizeY=90`)).status).toBe(200);
  expect((await get(`frame/pen-01/${hidden}?resizeY=90`)).status).toBe(200);
});

test('marks a still as fallback, and keeps it for ever', async () => {
  const still = () => barn.call('GET', 'api/cameras/pen-01/still?forceFallback=true&resizeY=90', { token });
  expect((await still()).body.error?.code).toBe('fallback-missing');
  const moment = Math.floor(Date.now() / 1_000) * 1_000 - millisecondsInDay;
  const marked = await barn.call('POST', `api/recordings/markAsFallback/pen-01/${moment}`, { token });
  expect(marked.body.data).toEqual({ timestamp: moment });
  barn.advance(40 * millisecondsInDay);
  token = await barn.access('manager');
  const fallback = await still();
  expect(fallback.headers.get('x-capture-time')).toBe(String(moment));
  expect(await sharp(fallback.bytes).metadata()).toMatchObject({ width: 160, height: 90 });
});

test('answers all requests of a player that began before the span was over as it did the first', () => {
  const asOf = createAsOf();
  const unfinished = { start: 5_000_000_000, end: 5_000_600_000 };
  const at = unfinished.start + 1_000;
  expect(asOf('pen-01', unfinished, at)).toBe(at);
  expect(asOf('pen-01', unfinished, at + 10_000)).toBe(at);
  expect(asOf('pen-02', unfinished, at + 10_000)).toBe(at + 10_000);
  expect(asOf('pen-01', unfinished, at + 2 * millisecondsInHour)).toBe(at + 2 * millisecondsInHour);
});
