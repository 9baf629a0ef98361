import { leasedTurn } from './browser-turn';

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
  const [one, other] = [leasedTurn(shared, 'one'), leasedTurn(shared, 'other')];
  const done: string[] = [];
  let end = (): void => undefined;
  const first = one(() => new Promise((resolve) => (end = resolve)));
  const second = other(async () => void done.push('other'));
  // Longer than a lease lasts: it is renewed.
  await jest.advanceTimersByTimeAsync(200_000);
  expect(done).toEqual([]);
  end();
  await first;
  await jest.advanceTimersByTimeAsync(6_000);
  await second;
  expect([done, shared.kept.size]).toEqual([['other'], 0]);
});

test('a window that was killed holds nobody up for long', async () => {
  const shared = memory();
  shared.setItem(name, `killed ${Date.now() + 60_000}`);
  const done: string[] = [];
  const turn = leasedTurn(shared, 'next')(async () => void done.push('next'));
  await jest.advanceTimersByTimeAsync(66_000);
  await turn;
  expect(done).toEqual(['next']);
});
