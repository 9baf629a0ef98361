import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInDay } from 'date-fns/constants';
import { until } from '../../streaming/testing/until';
import { startTestInstance, testAccount, testCamera } from '../../testing/test-instance';
import { cameraFolder, cameraNote, segmentName } from './segment-names';

const dataFolder = mkdtempSync(join(tmpdir(), 'barnwatch-retention-barn-'));
const folder = join(dataFolder, 'recordings', cameraFolder('video'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

const days = 100;
const segmentBytes = 1_000;
const mostDays = 80;
const mostSegments = 50;

test('a barn that runs for months reaches both limits: first the room, later the age, on the disk and in its answers', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, cameraNote), JSON.stringify({ cameraId: 'video' }));
  const startedAt = Date.now();
  for (let daysAgo = 1; daysAgo <= days; daysAgo += 1) {
    const start = startedAt - daysAgo * millisecondsInDay;
    writeFileSync(join(folder, segmentName(start, start + 60_000)), Buffer.alloc(segmentBytes));
  }
  const barn = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    dataFolder,
    cameras: [testCamera('video', { source: { kind: 'file', path: 'gone.mp4' } })],
    recording: { enabled: false, mostDays, mostGigabytes: (mostSegments * segmentBytes) / 1e9 },
  });
  const ages = async (): Promise<readonly number[]> => {
    const token = await barn.access('manager');
    const { body } = await barn.call('POST', 'api/recordings/query', { token, body: { limit: 1000 } });
    const recordings = (body.data?.recordings ?? []) as readonly { readonly start: number }[];
    return recordings
      .map(({ start }) => Math.round((startedAt - start) / millisecondsInDay))
      .toSorted((one, other) => one - other);
  };
  const newest = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
  const files = (): number => readdirSync(folder).filter((name) => name.endsWith('.mp4')).length;
  try {
    await until(() => files() === mostSegments);
    expect(await ages()).toEqual(newest(mostSegments));
    // Nothing new comes, so the room suffices: from here on only age takes something.
    barn.advance(40 * millisecondsInDay);
    await until(() => files() < mostSegments);
    await until(() => files() === mostDays - 40);
    expect(await ages()).toEqual(newest(mostDays - 40));
  } finally {
    await barn.stop();
  }
});
