import type { AuthClient } from '@barnwatch/shared/auth-client';
import { memoryStore } from '@barnwatch/shared/testing';
import { exampleRegistry, exampleRemote } from '@barnwatch/shared/testing/example-registry';
import { readDeviceId } from './device-id';
import { stagedForWindow } from './staged-for-window';

const auth = (started: Promise<void>) =>
  ({ started, instances: { get: () => [] } }) as unknown as Pick<AuthClient, 'started' | 'instances'>;

const staged = {
  version: '1.1.0',
  baseUrl: '/remotes/mf-a/1.1.0/',
  descriptor: { file: 'remote.json', integrity: 'sha256-x', bytes: 10 },
  share: 100,
  salt: 's',
  accounts: [],
};
const description = (version: string) => ({
  name: 'mf-a',
  version,
  container: 'mf_a',
  needs: { contract: '^1.0.0' },
  entry: staged.descriptor,
  textNamespace: 'mf-a',
  texts: { en: staged.descriptor, de: staged.descriptor },
  routes: [],
  nav: [],
});

let answer: () => Promise<Response>;
beforeEach(() => {
  answer = async () => Response.json({ ...description('1.1.0'), ...integrities() });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => answer());
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function integrities() {
  const file = { ...staged.descriptor, integrity: 'sha256-AAAA' };
  return { entry: file, texts: { en: file, de: file } };
}

const offering = exampleRegistry([exampleRemote('mf-a', { staged })]);

describe('issue 19: a window', () => {
  test('waits for nothing where nothing is staged, not even for who is signed in', async () => {
    const never = new Promise<void>(() => undefined);
    expect(await stagedForWindow(exampleRegistry([exampleRemote('mf-a')]), auth(never), memoryStore())).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('has the version by its description, bytes checked, once it is known who is signed in', async () => {
    const found = await stagedForWindow(offering, auth(Promise.resolve()), memoryStore());
    expect(found).toMatchObject([{ remote: { version: '1.1.0', baseUrl: staged.baseUrl, staged }, why: 'share' }]);
    expect(fetch).toHaveBeenCalledWith(
      '/remotes/mf-a/1.1.0/remote.json',
      expect.objectContaining({ integrity: 'sha256-x' }),
    );
  });

  test.each<[string, () => Promise<Response>]>([
    ['is refused', async () => new Response('', { status: 404 })],
    ['is another one', async () => Response.json({ ...description('9.9.9'), ...integrities() })],
    ['is none', async () => new Response('<html>')],
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('has the present version where the description %s', async (_what, answered) => {
    answer = answered;
    expect(await stagedForWindow(offering, auth(Promise.resolve()), memoryStore())).toEqual([]);
  });

  test('opens with the present version where the decision takes too long', async () => {
    jest.useFakeTimers();
    answer = () => new Promise(() => undefined);
    const deciding = stagedForWindow(offering, auth(Promise.resolve()), memoryStore());
    await jest.advanceTimersByTimeAsync(4_000);
    expect(await deciding).toEqual([]);
  });
});

test('a device keeps the identifier by which it is in a share', async () => {
  const settings = memoryStore();
  const first = await readDeviceId(settings);
  expect(first).toMatch(/^[0-9a-f]+(\.[0-9a-f]+){15}$/);
  expect(await readDeviceId(settings)).toBe(first);
  expect(await readDeviceId(memoryStore())).not.toBe(first);
});
