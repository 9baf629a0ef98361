import type { Outbox } from '@barnwatch/shared/outbox';
import { watchOutbox } from './outbox-door';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp(keys: () => readonly string[], loads: readonly ('comes' | 'fails')[] = []) {
  const outbox = {} as Outbox;
  const failures: unknown[] = [];
  let occasion = () => undefined as unknown;
  let attempts = 0;
  const door = watchOutbox({
    keys: async () => keys(),
    load: async () => {
      attempts += 1;
      if (loads[attempts - 1] === 'fails') throw new Error('no chunk');
      return outbox;
    },
    onOccasion: (listener) => {
      occasion = listener;
    },
    onFailure: (cause) => failures.push(cause),
  });
  return { door, outbox, failures, occur: () => occasion(), attempts: () => attempts };
}

test('without entries nothing is fetched', async () => {
  const { door, attempts, occur } = setUp(() => ['damaged:north-barn/manager/1:5']);
  await settled();
  occur();
  await settled();
  expect(door.get()).toBeNull();
  expect(attempts()).toBe(0);
});

test('entries of an earlier window start the outbox, once', async () => {
  const { door, outbox, attempts, occur } = setUp(() => ['north-barn/manager/1']);
  const told = jest.fn();
  door.subscribe(told);
  await settled();
  occur();
  await settled();
  expect(door.get()).toBe(outbox);
  expect(told).toHaveBeenCalledTimes(1);
  expect(attempts()).toBe(1);
});

test('what a screen keeps later is noticed at the next occasion', async () => {
  let keys: readonly string[] = [];
  const { door, outbox, occur } = setUp(() => keys);
  await settled();
  keys = ['north-barn/manager/1'];
  occur();
  await settled();
  expect(door.get()).toBe(outbox);
});

test('files that did not come are asked for again', async () => {
  const { door, outbox, failures, occur } = setUp(() => ['north-barn/manager/1'], ['fails', 'comes']);
  await settled();
  expect(door.get()).toBeNull();
  expect(failures).toHaveLength(1);
  occur();
  await settled();
  expect(door.get()).toBe(outbox);
});
