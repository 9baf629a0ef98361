import { randomUUID } from 'node:crypto';
import type { Artifact, DetectionBatch, Watchdog } from '@barnwatch/shared/wire';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { startRtspCamera } from '../../deploy/reference-barn/sources/testing/rtsp-camera';
import { expect, test } from '../faults/fault-test';
import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import { text } from './camera-words';

const lookEveryMs = 10_000;
/** A whole speed, and some minutes more for one that is still going on. */
const looks = 90;
/** Body lengths a minute that no simulated herd ever reaches. */
const threshold = 6;
const title = 'The herd moves faster than usual';
const cameraId = `unnumbered-${randomUUID()}`;
const name = 'Camera without numbers';

/** Two pigs that lie, and one that runs three of its lengths in ten seconds. */
function seen(nowMs: number): DetectionBatch {
  const box = (x: number, y: number) => ({ x, y, width: 0.05, height: 0.08 });
  return {
    identifier: randomUUID(),
    looks: Array.from({ length: looks }, (_, index) => ({
      cameraId,
      time: nowMs - (looks - index) * lookEveryMs,
      counted: ['pig_lying', 'pig_sitting', 'pig_standing'],
      detections: [
        { label: 'pig_lying', box: box(0.2, 0.2) },
        { label: 'pig_lying', box: box(0.4, 0.2) },
        { label: 'pig_standing', box: box(0.1 + 0.15 * (index % 5), 0.6), track: 'runner' },
      ],
    })),
  };
}

test('an RTSP camera without any number gets a graph, a heatmap and a warning of the watchdog from a detector', async ({
  suite,
  barnProxy: _barn,
}) => {
  const { page } = suite;
  const main = page.locator('main');
  const barn = await BarnApi.signIn(runningSuite().testBarn.address);
  const ending = new AbortController();
  const { url } = await startRtspCamera({ signal: ending.signal });
  // A camera of its own: the watchdog does not look through one that was private a moment ago, in the test before.
  await barn.call('POST', 'api/cameras', { camera: { cameraId, name, source: { kind: 'rtsp', url } } });
  // A second try begins as the first: left as it is, the watchdog warns until it has said enough for the day.
  let putBack = async (): Promise<unknown> => undefined;
  const graph = `/dashboard/test-barn/camera/graph/${cameraId}/${encodeURIComponent(name)}?span=1h`;

  try {
    await suite.startAt(graph, { barn: 'test-barn' });
    await expect(main.getByText(text(suite, 'graph.noData'))).toBeVisible();

    await barn.call('POST', 'api/data/detections', seen(Date.now()));
    await suite.open(graph);
    await expect(main.locator('canvas').first()).toBeVisible();
    await main.getByText(text(suite, 'graph.forms.table'), { exact: true }).click();
    const minutes = main.getByRole('row').filter({ hasText: /\d\d:\d\d/ });
    await expect(minutes.filter({ has: page.getByRole('gridcell', { name: /^2/ }) }).first()).toBeVisible();

    const time = { duration: millisecondsInHour };
    const data = { cameraId, width: 320, time, colorMap: 'viridis', labels: ['pig_lying'] };
    const made = await barn.call('POST', 'api/artifact/create/heatmap', {
      storeArtifact: true,
      data: { ...data, settings: { gridsize: 16 } },
    });
    const { artifactId } = (made as { artifact: Artifact }).artifact;
    const stateOf = async () => {
      const answer = await barn.call('POST', 'api/artifact/data', { query: { artifactId } });
      return (answer as { artifacts: readonly Artifact[] }).artifacts[0]?.state;
    };
    await expect.poll(stateOf).toBe('ready');
    await suite.open(`/dashboard/test-barn/artifacts?artifact=${artifactId}`);
    const heatmap = text(suite, 'artifacts.nameOf', { kind: text(suite, 'artifacts.kinds.heatmap'), camera: name });
    await expect(main.getByRole('img', { name: heatmap })).toBeVisible();

    const current = async () =>
      ((await barn.call('POST', 'api/watchdogs/queryOne', { query: {} })) as { watchdog: Watchdog }).watchdog;
    const { watchdogId, parameters, schedule } = await current();
    const change = (updates: object) => barn.call('PATCH', `api/watchdogs/${watchdogId}`, { updates });
    putBack = () => change({ schedule, parameters });
    // By its own schedule it may have warned of a slower herd before, at the full hour.
    await change({ schedule: '* * * * *', parameters: { ...parameters, speedThreshold: threshold } });
    const changedAt = Date.now();
    const hasWarned = async () => {
      const { recentRuns = [] } = await current();
      return recentRuns.some(({ startedAt, warned }) => warned && startedAt >= changedAt);
    };
    await expect.poll(hasWarned, { timeout: 3 * millisecondsInMinute }).toBe(true);
    await putBack();
    await suite.open('/dashboard/test-barn/interventions');
    await expect(main.getByText(title).first()).toBeVisible();
  } finally {
    await suite.leave();
    await putBack();
    await barn.call('DELETE', `api/cameras/${cameraId}`);
    ending.abort();
  }
});
