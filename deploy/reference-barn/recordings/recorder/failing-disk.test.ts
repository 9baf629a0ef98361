import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWalkingVideo } from '../../sources/testing/walking-video';
import { until } from '../../streaming/testing/until';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../../testing/test-instance';
import { cameraFolder } from './segment-names';

const dataFolder = mkdtempSync(join(tmpdir(), 'barnwatch-failing-disk-'));
const mediaFolder = mkdtempSync(join(tmpdir(), 'barnwatch-failing-disk-media-'));
const recordings = join(dataFolder, 'recordings');
const segments = join(recordings, cameraFolder('video'));
let barn: TestInstance;
let token: string;

beforeAll(async () => {
  writeWalkingVideo(mediaFolder);
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    dataFolder,
    mediaFolder,
    cameras: [testCamera('video', { source: { kind: 'file', path: 'walk.mp4' } })],
    recording: { enabled: true, segmentSeconds: 10 },
  });
  token = await barn.access('manager');
});
afterAll(async () => {
  await barn.stop();
  rmSync(dataFolder, { recursive: true });
  rmSync(mediaFolder, { recursive: true });
});

const parts = () => readdirSync(segments).filter((name) => name.endsWith('.part'));
const whole = () => readdirSync(segments).filter((name) => name.endsWith('.mp4'));

test('a disk that fails under the recorder costs what cannot be written, and the barn goes on; it records again when the disk is back', async () => {
  await until(() => parts().length > 0);
  // Nothing can be written below a file, not even by who may do everything.
  const aside = join(dataFolder, 'aside');
  renameSync(recordings, aside);
  writeFileSync(recordings, '');
  // Privacy ends what is being recorded; what comes after it has no place.
  await barn.call('PUT', 'api/privacy/video/true', { token });
  await barn.call('PUT', 'api/privacy/video/false', { token });
  const stillNow = async () => (await barn.call('GET', 'api/cameras/video/still', { token })).status === 200;
  for (let looks = 0; looks < 5; looks += 1) {
    await until(stillNow);
    expect((await barn.call('GET', 'api/p')).status).toBe(200);
    await new Promise((pause) => setTimeout(pause, 200));
  }
  rmSync(recordings);
  renameSync(aside, recordings);
  const before = new Set([...parts(), ...whole()]);
  await until(() => parts().some((name) => !before.has(name)));
  expect((await barn.call('GET', 'api/p')).status).toBe(200);
});
