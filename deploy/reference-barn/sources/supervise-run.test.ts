import { LiveCamera } from '../streaming/live-camera';
import type { LiveEnd } from '../streaming/live-end';
import type { LiveSource } from './live-source';
import { superviseRun } from './supervise-run';

const endOf = (source: LiveSource, signal = new AbortController().signal): Promise<LiveEnd> =>
  new Promise((resolve) => {
    const sink = { write: () => {}, bufferedAmount: () => 0, end: resolve };
    new LiveCamera({ source }).watch(sink, signal);
  });

const broken = (): never => {
  throw new Error('broken');
};

test('a run that throws has failed, and is told to its viewers', async () => {
  const end = await endOf(superviseRun(async () => broken()));
  expect(end).toMatchObject({ kind: 'source-ended', source: { kind: 'failed' } });
});

test('a source that cannot even be started ends its own camera', async () => {
  expect(await endOf({ start: broken })).toMatchObject({ kind: 'source-ended', source: { kind: 'failed' } });
});

test('a viewer that breaks is sent away; the others go on', () => {
  let give: Parameters<LiveSource['start']>[0] = () => {};
  const camera = new LiveCamera({
    source: {
      start: (onUnit) => {
        give = onUnit;
      },
    },
  });
  const taken: unknown[] = [];
  const ended: LiveEnd[] = [];
  const signal = new AbortController().signal;
  camera.follow({ take: broken, end: (reason) => void ended.push(reason) }, signal);
  camera.follow({ take: broken, end: broken }, signal);
  camera.follow({ take: (unit) => void taken.push(unit), end: () => {} }, signal);
  const avcc = new Uint8Array(4);
  give({ avcc, keyframe: true, compositionOffsetMs: 0, captureTimeMs: Date.now(), configuration: avcc });
  expect([taken.length, ended.length, camera.status().viewers]).toEqual([1, 1, 1]);
});
