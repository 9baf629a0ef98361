import type { RegisteredRemote } from '@barnwatch/shared/federation';
import { beginScreen } from './announce-intent';

const path = '/dashboard/north-barn/grid';
const remote = { name: 'mf-one', baseUrl: '/remotes/mf-one/', entry: { file: 'entry.js' } } as RegisteredRemote;

async function begun(
  hasWorker: boolean,
  of: RegisteredRemote,
  { disabledRemotes = [] as readonly string[], kept = ['/remotes/mf-one/entry.js'] as readonly string[] } = {},
) {
  const prepare = jest.fn(async () => undefined);
  const route = { path: '/dashboard/:barnId/grid', module: './grid' };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: hasWorker ? {} : null },
    configurable: true,
  });
  const match = async ({ pathname }: URL) => (kept.includes(pathname) ? {} : undefined);
  Object.assign(globalThis, { caches: { match } });
  await beginScreen(
    {
      registry: { disabledRemotes } as never,
      routes: [{ remote: of, route }] as never,
      loader: { prepare } as never,
    },
    path,
  );
  return prepare.mock.calls.length;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});

test('the first screen is begun with before it is known who is here, where the worker has its files', async () => {
  expect(await begun(true, remote)).toBe(1);
  expect(await begun(false, remote)).toBe(0);
});

test('not of a remote that is switched off, nor of one of which the person decides the version', async () => {
  expect(await begun(true, remote, { disabledRemotes: ['mf-one'] })).toBe(0);
  expect(await begun(true, { ...remote, staged: {} } as RegisteredRemote)).toBe(0);
});

test('a remote that does not lie on the device is not fetched before it is known who is here (product 10.1)', async () => {
  expect(await begun(true, remote, { kept: ['/remotes/mf-two/entry.js'] })).toBe(0);
});
