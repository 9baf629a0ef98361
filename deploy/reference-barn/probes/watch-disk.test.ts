import { until } from '../streaming/testing/until';
import { createProbeHandlers } from './probe-handlers';
import { watchDisk } from './watch-disk';

function watched() {
  const disk = { free: 1e9 };
  const said: string[] = [];
  const say = (_: object, message: string): void => void said.push(message);
  const ending = new AbortController();
  const watch = watchDisk('/data', { error: say, info: say }, ending.signal, async () => disk.free, 1);
  return { disk, said, watch, ending };
}

test('the probe tells a full disk, and goes on answering OK: what is there can be watched', async () => {
  const { disk, said, watch, ending } = watched();
  const identity = { globalUniqueIdentifier: 'a', name: 'a', realWorldName: 'A' };
  const contract = { operations: [], permissions: [], document: {}, version: '1.0.0', source: '' };
  const handlers = createProbeHandlers({
    identity,
    type: 'barn',
    version: '1',
    contract,
    disk: watch,
    isDatabaseThere: null,
  });
  const probe = (): unknown => handlers['GET api/p']?.({} as never);
  expect(probe()).toEqual({ kind: 'text', text: 'OK', headers: { 'x-disk': 'ok' } });
  disk.free = 1_000;
  await until(() => watch.isFull());
  expect(probe()).toEqual({ kind: 'text', text: 'OK', headers: { 'x-disk': 'full' } });
  disk.free = 1e9;
  await until(() => !watch.isFull());
  ending.abort();
  // Each turn once, however often it was looked.
  expect(said).toEqual(['the disk is full: make room', 'the disk has room again']);
});
