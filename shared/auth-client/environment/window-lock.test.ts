import { windowLock } from './window-lock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the lock of one window', () => {
  test('lets one work at a time, in order, also after a failure', async () => {
    const lock = windowLock();
    const events: string[] = [];
    const work = (name: string, fails = false) =>
      lock('a', 10_000, async () => {
        events.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 100));
        events.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const all = Promise.allSettled([work('first', true), work('second'), work('third')]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(events).toEqual([
      'first begins',
      'first ends',
      'second begins',
      'second ends',
      'third begins',
      'third ends',
    ]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('does not make one name wait for another', async () => {
    const lock = windowLock();
    void lock('a', 10_000, () => new Promise(() => undefined));
    expect(await lock('b', 10_000, async () => 'done')).toBe('done');
  });

  test('goes on without the lock after the wait (F19)', async () => {
    const lock = windowLock();
    void lock('a', 10_000, () => new Promise(() => undefined));
    let done = false;
    const second = lock('a', 10_000, async () => {
      done = true;
    });
    await jest.advanceTimersByTimeAsync(9_999);
    expect(done).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await second;
    expect(done).toBe(true);
  });
});
