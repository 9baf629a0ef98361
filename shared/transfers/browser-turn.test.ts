import { leasedTurn } from './browser-turn';

const never = new AbortController().signal;
const name = 'barnwatch-transfers-turn';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('without Web Locks one window works after the other', async () => {
  const shared = memory();
  const [one, other] = [leasedTurn(shared, 'one', never), leasedTurn(shared, 'other', never)];
  const done: string[] = [];
  let end = (): void => undefined;
  const first = one(() => new Promise((resolve) => (end = resolve)));
  const second = other(async () => void done.push('other'));
  // Longer than a lease lasts: it is renewed.
  await jest.advanceTimersByTimeAsync(200_000);
  expect(done).toEqual([]);
  end();
  await first;
  await jest.advanceTimersByTimeAsync(6_500);
  await second;
  expect([done, shared.kept.size]).toEqual([['other'], 0]);
});

test('a window that was killed holds nobody up for long', async () => {
  const shared = memory();
  shared.setItem(name, `killed ${Date.now() + 60_000}`);
  const done: string[] = [];
  const turn = leasedTurn(shared, 'next', never)(async () => void done.push('next'));
  await jest.advanceTimersByTimeAsync(66_000);
  await turn;
  expect(done).toEqual(['next']);
});

test('of two windows that take what is free at the same time one works', async () => {
  const shared = memory();
  const done: string[] = [];
  const working = (owner: string) =>
    leasedTurn(
      { ...shared, getItem: (key) => (done.length === 0 && !settled ? null : shared.getItem(key)) },
      owner,
      never,
    )(() => new Promise(() => done.push(owner)));
  let settled = false;
  void working('one');
  void working('other');
  settled = true;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(done).toEqual(['other']);
});

test('a window that has slept through its lease sees that another one works, and is told to stop', async () => {
  const shared = memory();
  let isHeld = (): boolean => false;
  let signal = never;
  void leasedTurn(
    shared,
    'asleep',
    never,
  )((hold) => {
    ({ isHeld, signal } = hold);
    return new Promise(() => undefined);
  });
  await jest.advanceTimersByTimeAsync(1_000);
  expect([isHeld(), signal.aborted]).toEqual([true, false]);
  shared.setItem(name, `awake ${Date.now() + 60_000}`);
  expect([isHeld(), signal.aborted]).toEqual([false, true]);
  // It has been: that the other one ends gives nothing back.
  shared.removeItem(name);
  expect(isHeld()).toBe(false);
});

test('a failed renewal stops the work without being asked', async () => {
  const shared = memory();
  let signal = never;
  void leasedTurn(
    shared,
    'asleep',
    never,
  )((hold) => {
    signal = hold.signal;
    return new Promise(() => undefined);
  });
  await jest.advanceTimersByTimeAsync(1_000);
  shared.setItem(name, `awake ${Date.now() + 60_000}`);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(signal.aborted).toBe(true);
});

test('nobody waits for a turn in a window that ends', async () => {
  const shared = memory();
  shared.setItem(name, `other ${Date.now() + 600_000}`);
  const ending = new AbortController();
  const done: string[] = [];
  const turn = leasedTurn(shared, 'leaving', ending.signal)(async () => void done.push('worked'));
  await jest.advanceTimersByTimeAsync(12_000);
  ending.abort();
  await turn;
  expect([done, jest.getTimerCount()]).toEqual([[], 0]);
});
