import { browserLock } from './browser-lock';

/** Web Locks as the standard has them, as far as the auth client uses them. */
class LocksDouble {
  holding = new Set<string>();

  async request<T>(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> {
    while (this.holding.has(name)) {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(resolve, 10);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
      });
    }
    this.holding.add(name);
    try {
      return await work();
    } finally {
      this.holding.delete(name);
    }
  }
}

let locks: LocksDouble;

function install(value: unknown): void {
  Object.defineProperty(navigator, 'locks', { value, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  locks = new LocksDouble();
  install(locks);
});
afterEach(() => jest.useRealTimers());

test('works alone under its name', async () => {
  const order: string[] = [];
  const lock = browserLock();
  const first = lock('a', 10_000, async () => {
    order.push('first begins');
    await new Promise((resolve) => setTimeout(resolve, 100));
    order.push('first ends');
  });
  const second = lock('a', 10_000, async () => order.push('second'));
  await jest.advanceTimersByTimeAsync(500);
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});

test('goes on without it when a frozen tab holds it for 10 s (F19)', async () => {
  locks.holding.add('a');
  const work = jest.fn(async () => 'done');
  const waiting = browserLock()('a', 10_000, work);
  await jest.advanceTimersByTimeAsync(9_990);
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20);
  expect(await waiting).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

test('is not cut off by the bound on waiting once it works', async () => {
  const work = browserLock()('a', 10_000, () => new Promise((resolve) => setTimeout(() => resolve('late'), 60_000)));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await work).toBe('late');
});

test('passes on what its work rejects with, without working twice', async () => {
  const work = jest.fn(async () => {
    throw new Error('broken');
  });
  await expect(browserLock()('a', 10_000, work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);
});

test('works without Web Locks (plain http)', async () => {
  install(undefined);
  expect(await browserLock()('a', 10_000, async () => 'done')).toBe('done');
});
