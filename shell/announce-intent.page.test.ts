import type { RegisteredRemote } from '@barnwatch/shared/federation';
import { beginScreen } from './announce-intent';

const path = '/dashboard/north-barn/grid';
const remote = { name: 'mf-one' } as RegisteredRemote;

function begun(hasWorker: boolean, of: RegisteredRemote, disabledRemotes: readonly string[] = []) {
  const prepare = jest.fn(async () => undefined);
  const route = { path: '/dashboard/:barnId/grid', module: './grid' };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: hasWorker ? {} : null },
    configurable: true,
  });
  beginScreen(
    {
      registry: { disabledRemotes } as never,
      routes: [{ remote: of, route }] as never,
      loader: { prepare } as never,
    },
    path,
  );
  return prepare.mock.calls.length;
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('the first screen is begun with before it is known who is here, where the worker has its files', () => {
  expect(begun(true, remote)).toBe(1);
  expect(begun(false, remote)).toBe(0);
});

test('not of a remote that is switched off, nor of one of which the person decides the version', () => {
  expect(begun(true, remote, ['mf-one'])).toBe(0);
  expect(begun(true, { ...remote, staged: {} } as RegisteredRemote)).toBe(0);
});
