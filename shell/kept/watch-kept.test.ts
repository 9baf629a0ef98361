import type { Outbox } from '@barnwatch/shared/outbox';
import { watchKept } from './watch-kept';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp(keys: () => readonly string[], loads: readonly ('comes' | 'fails')[] = []) {
  const outbox = {} as Outbox;
  const onOpened = jest.fn();
  const failures: unknown[] = [];
  let trigger = () => undefined as unknown;
  let attempts = 0;
  watchKept({
    keys: async () => keys(),
    load: async () => {
      attempts += 1;
      if (loads[attempts - 1] === 'fails') throw new Error('no chunk');
      return outbox;
    },
    onOpened,
    onTrigger: (listener) => {
      trigger = listener;
    },
    onFailure: (cause) => failures.push(cause),
  });
  return { onOpened, outbox, failures, occur: () => trigger(), attempts: () => attempts };
}

test('without entries nothing is fetched', async () => {
  const { onOpened, attempts, occur } = setUp(() => ['damaged:north-barn/manager/1:5']);
  await settled();
  occur();
  await settled();
  expect(onOpened).not.toHaveBeenCalled();
  expect(attempts()).toBe(0);
});

test('entries of an earlier window start the outbox, once', async () => {
  const { onOpened, outbox, attempts, occur } = setUp(() => ['north-barn/manager/1']);
  await settled();
  occur();
  await settled();
  expect(onOpened.mock.calls).toEqual([[outbox]]);
  expect(attempts()).toBe(1);
});

test('what a screen keeps later is noticed at the next trigger', async () => {
  let keys: readonly string[] = [];
  const { onOpened, outbox, occur } = setUp(() => keys);
  await settled();
  keys = ['north-barn/manager/1'];
  occur();
  await settled();
  expect(onOpened.mock.calls).toEqual([[outbox]]);
});

test('files that did not come are asked for again', async () => {
  const { onOpened, outbox, failures, occur } = setUp(() => ['north-barn/manager/1'], ['fails', 'comes']);
  await settled();
  expect(onOpened).not.toHaveBeenCalled();
  expect(failures).toHaveLength(1);
  occur();
  await settled();
  expect(onOpened.mock.calls).toEqual([[outbox]]);
});
