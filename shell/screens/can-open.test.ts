import type { RegisteredRemote } from '@barnwatch/shared/federation';
import type { SuiteRoute } from '../suite/route-table';
import { canOpen } from './can-open';

const remote = { name: 'mf-one' } as RegisteredRemote;
const route = (path: string, any?: string[]): SuiteRoute => ({
  remote,
  route: {
    path,
    module: './one',
    screen: 'One',
    title: { en: 'One', de: 'Eins' },
    guard: 'signed-in-at-barn',
    files: [],
    ...(any && { permission: { any } }),
  },
});
const routes = [
  route('/dashboard/:barnId/camera/:cameraId?'),
  route('/dashboard/:barnId/recordings', ['recordings.view']),
];
const suite = (permissions: readonly string[], disabledRemotes: string[] = []) => ({
  registry: { disabledRemotes } as never,
  routes,
  permissionsAt: (barnId: string) => (barnId === 'north barn' ? permissions : []),
});

test.each([
  ['/dashboard/north%20barn/camera', true],
  ['/dashboard/north%20barn/camera/pen-1?time=5', true],
  ['/dashboard/north%20barn/recordings?cameraId=a#b', true],
  ['/dashboard/south/recordings', false],
  ['/dashboard/north%20barn/recordings/more', false],
  ['/artifacts', false],
  ['', false],
])('%s', (address, expected) => {
  expect(canOpen(suite(['recordings.view']), address)).toBe(expected);
});

test('not without the permission, and nothing of a remote that is switched off', () => {
  expect(canOpen(suite([]), '/dashboard/north%20barn/recordings')).toBe(false);
  expect(canOpen(suite(['recordings.view'], ['mf-one']), '/dashboard/north%20barn/camera')).toBe(false);
});
