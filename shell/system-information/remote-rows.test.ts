import type { RegisteredRemote } from '@barnwatch/shared/federation';
import { exampleRegistry } from '@barnwatch/shared/testing/example-registry';
import type { Leftovers } from '../leftovers/leftovers';
import type { RemoteLoader } from '../loader/remote-loader';
import { remoteRows } from './remote-rows';

const asset = (file: string, bytes: number) => ({ file, bytes, integrity: 'sha256-x' });

test('a remote is as large as all its files: of screens, of widgets and of its finder, each once', () => {
  const remote = {
    name: 'mf-pens',
    version: '1.0.0',
    baseUrl: 'http://localhost:8100/',
    entry: asset('entry.js', 1),
    routes: [{ files: [asset('screen.js', 10), asset('common.js', 100)] }],
    widgets: [{ files: [asset('widget.js', 1_000)] }],
    finder: { files: [asset('finder.js', 10_000), asset('common.js', 100)] },
  } as unknown as RegisteredRemote;
  const loader = { stateOf: () => ({ phase: 'idle' }) } as unknown as RemoteLoader;
  const leftovers = { of: () => ({ intervals: 0, listeners: 0, nodes: 0 }) } as unknown as Leftovers;
  const rows = remoteRows(exampleRegistry([remote]), loader, leftovers, {
    fallBacks: [],
    stagedInUse: [],
  });
  expect(rows.map(({ bytes }) => bytes)).toEqual([11_111]);
  expect(rows[0]?.from).toBe('http://localhost:8100/');
  const fallBack = { givenUp: '…', version: '1.1.0', instead: remote };
  const [row] = remoteRows(exampleRegistry([remote]), loader, leftovers, {
    fallBacks: [fallBack],
    stagedInUse: [],
  });
  expect(row?.givenUp).toBe('1.1.0');
});
