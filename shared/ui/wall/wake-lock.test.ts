import { after } from './after';
import { type WakeLockHold, WakeLockManager, type WakeLockState, type WakeLocks } from './wake-lock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp({ supported = true, visible = true } = {}) {
  const states: WakeLockState[] = [];
  const holds: { released: boolean; takeBack(): void }[] = [];
  const world = { visible, refuses: false };
  const locks: WakeLocks = {
    async request() {
      if (world.refuses) throw new DOMException('refused', 'NotAllowedError');
      const listeners: (() => void)[] = [];
      const hold = { released: false, takeBack: () => listeners.forEach((listener) => void listener()) };
      holds.push(hold);
      const lock: WakeLockHold = {
        async release() {
          hold.released = true;
        },
        addEventListener: (_type, listener) => listeners.push(listener),
      };
      return lock;
    },
  };
  const manager = new WakeLockManager({
    locks: supported ? locks : null,
    isVisible: () => world.visible,
    after,
    onState: (state) => states.push(state),
  });
  return { states, holds, world, manager };
}

test('holds from start to stop', async () => {
  const { states, holds, manager } = setUp();
  manager.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(states).toEqual(['asking', 'held']);
  manager.stop();
  expect(states.at(-1)).toBe('off');
  expect(holds.map(({ released }) => released)).toEqual([true]);
});

test('says that a browser cannot do it', () => {
  const { states, manager } = setUp({ supported: false });
  manager.start();
  expect(states).toEqual(['unsupported']);
});

test('is asked for again when the tab that was hidden is seen', async () => {
  const { states, holds, world, manager } = setUp();
  manager.start();
  await jest.advanceTimersByTimeAsync(0);
  world.visible = false;
  holds[0]?.takeBack();
  await jest.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('waiting');
  world.visible = true;
  manager.visibilityChanged();
  await jest.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('held');
  expect(holds).toHaveLength(2);
});

test('a refusal is told, and tried again until it works', async () => {
  const { states, world, manager } = setUp();
  world.refuses = true;
  manager.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('refused');
  world.refuses = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe('held');
  manager.stop();
  expect(jest.getTimerCount()).toBe(0);
});

test('what is granted after the end is given back', async () => {
  const { states, holds, manager } = setUp();
  manager.start();
  manager.stop();
  await jest.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('off');
  expect(holds.map(({ released }) => released)).toEqual([true]);
});

test('nothing is left behind by a stop after a refusal', async () => {
  const { world, manager } = setUp();
  world.refuses = true;
  manager.start();
  await jest.advanceTimersByTimeAsync(0);
  manager.stop();
  expect(jest.getTimerCount()).toBe(0);
});
