import type { InstanceClient } from './instance-client';
import { longestWaitMs, traffic } from './traffic';
import { unhurried } from './unhurried';

const settled = async (work: Promise<void>): Promise<boolean> =>
  Promise.race([work.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);

describe('what nobody waits for goes between what somebody waits for (0103)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('it goes at once where nothing is under way', async () => {
    expect(await settled(traffic().whenQuiet(undefined))).toBe(true);
  });

  test('it waits for the last of those that are under way', async () => {
    const line = traffic();
    const [first, second] = [line.depart(), line.depart()];
    const quiet = line.whenQuiet(undefined);
    first();
    expect(await settled(quiet)).toBe(false);
    second();
    await quiet;
  });

  test('where calls never end it goes on all the same, and who no longer wants it waits for nothing', async () => {
    const line = traffic();
    line.depart();
    const quiet = line.whenQuiet(undefined);
    jest.advanceTimersByTime(longestWaitMs);
    await quiet;
    const left = new AbortController();
    const unwanted = line.whenQuiet(left.signal);
    left.abort();
    await unwanted;
    await line.whenQuiet(left.signal);
  });
});

test('a client for what nobody waits for says so with each call', async () => {
  const call = jest.fn();
  const client = unhurried({ get: call, post: call, file: call } as unknown as InstanceClient);
  void client.get('a', { parse: String });
  void client.post('b', { parse: String, body: 1 });
  void client.file('c');
  expect(call.mock.calls).toEqual([
    ['a', { parse: String, priority: 'low' }],
    ['b', { parse: String, body: 1, priority: 'low' }],
    ['c', { priority: 'low' }],
  ]);
});
