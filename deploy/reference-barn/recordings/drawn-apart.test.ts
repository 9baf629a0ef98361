import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { millisecondsInMinute } from 'date-fns/constants';
import { until } from '../streaming/testing/until';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';

let barn: TestInstance;
let token: string;
beforeAll(async () => {
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    cameras: [testCamera('pen-01')],
  });
  token = await barn.access('manager');
});
afterAll(() => barn.stop());

const spanBack = (minutes: number): string => {
  const end = Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute - minutes * millisecondsInMinute;
  return `api/recordings/file/pen-01/${end - 2 * millisecondsInMinute}/${end}`;
};
const progressOf = async (path: string) => (await barn.call('GET', `${path}/progress`, { token })).body.data?.progress;
const made = () => readdirSync(join(barn.dataFolder, 'made-on-demand', 'videos'));

/** How far apart the pictures of a video are, ms: two threads have drawn it. */
function stepsIn(bytes: Buffer): { readonly pictures: number; readonly steps: ReadonlySet<number> } {
  const file = join(barn.dataFolder, 'drawn.mp4');
  writeFileSync(file, bytes);
  const probe = ['-v', 'error', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0', file];
  const times = String(execFileSync('ffprobe', probe)).trim().split('\n').map(Number.parseFloat);
  const steps = times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) * 1_000));
  return { pictures: times.length, steps: new Set(steps) };
}

test('answers other calls while a recording is drawn, and says how far it is', async () => {
  const path = spanBack(10);
  expect(await progressOf(path)).toEqual({ state: 'unmade', share: 0 });
  let isReady = false;
  const file = barn.call('GET', path, { token }).finally(() => {
    isReady = true;
  });
  const shares = new Set<number>();
  let answered = 0;
  while (!isReady) {
    const progress = (await progressOf(path)) as { readonly state: string; readonly share: number };
    if (progress.state === 'making') shares.add(progress.share);
    if ((await barn.call('GET', 'api/p')).status === 200) answered += 1;
  }
  const { status, bytes } = await file;
  expect(status).toBe(200);
  expect(stepsIn(bytes)).toEqual({ pictures: 1_200, steps: new Set([100]) });
  // Twelve hundred pictures are drawn meanwhile: on the thread of the calls a few would get in between.
  expect(answered).toBeGreaterThan(100);
  expect(shares.size).toBeGreaterThan(2);
  expect([...shares]).toEqual([...shares].toSorted((one, other) => one - other));
  expect(await progressOf(path)).toEqual({ state: 'ready', share: 1 });
});

test('gives a recording up when nobody waits for it any more, and draws it for the next who asks', async () => {
  const path = spanBack(20);
  const before = made().length;
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const file = fetch(`${barn.address}/${path}`, { headers, signal: leaving.signal });
  const left = expect(file).rejects.toThrow();
  const state = async () => ((await progressOf(path)) as { readonly state: string }).state;
  await until(async () => (await state()) === 'making');
  leaving.abort();
  await left;
  await until(async () => (await state()) === 'unmade' && made().length <= before);
  expect((await barn.call('GET', path, { token })).status).toBe(200);
  expect(made()).toHaveLength(before + 1);
});
