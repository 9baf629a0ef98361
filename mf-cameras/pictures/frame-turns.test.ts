import { FrameTurns } from './frame-turns';

/** Reads that end when told to, and the order in which they began. */
function setUp(limit: number) {
  const turns = new FrameTurns(() => limit);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const want = (name: string, signal = new AbortController().signal) =>
    turns.read(() => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    }, signal);
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { turns, begun, want, end };
}

test('no more than may run at once, in the order in which they were wanted', async () => {
  const { begun, want, end } = setUp(2);
  const all = ['a', 'b', 'c', 'd'].map((name) => want(name));
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('c');
  await end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('what is no longer wanted is not asked for, and holds nobody up', async () => {
  const { begun, want, end } = setUp(1);
  void want('a');
  const leaving = new AbortController();
  const left = want('b', leaving.signal);
  void want('c');
  leaving.abort();
  expect(await left).toBeNull();
  await end('a');
  expect(begun).toEqual(['a', 'c']);
});

test('a read that throws gives its turn back', async () => {
  const { turns, begun, want } = setUp(1);
  const { signal } = new AbortController();
  await expect(turns.read(() => Promise.reject(new Error('lost')), signal)).rejects.toThrow('lost');
  void want('next');
  expect(begun).toEqual(['next']);
});
