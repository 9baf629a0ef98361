import { atom, createStore } from 'jotai';
import { readable } from '../state';
import { askForSync, onLineIsBack, type WorkerContainer } from './background-sync';

function world(registration: (register: jest.Mock) => object) {
  const states = createStore();
  const entries = atom<{ readonly entries: readonly unknown[] }>({ entries: [] });
  const register = jest.fn(async () => undefined);
  const listeners: ((event: MessageEvent) => void)[] = [];
  const container: WorkerContainer = {
    ready: Promise.resolve(registration(register)),
    addEventListener: (_type, listener) => void listeners.push(listener),
  };
  const wait = (count: number) => states.set(entries, { entries: Array.from({ length: count }) });
  const wake = () => {
    for (const listener of listeners) listener({ data: { kind: 'line-is-back' } } as MessageEvent);
  };
  return { state: readable(states, entries), container, register, wait, wake };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a browser that can is asked to tell of the line, once for as long as something waits, and again after it has (F24)', async () => {
  const { state, container, register, wait, wake } = world((told) => ({ sync: { register: told } }));
  const occasions = jest.fn();
  askForSync(state, container);
  onLineIsBack(container, occasions, new AbortController().signal);
  await settled();
  expect(register).not.toHaveBeenCalled();
  wait(1);
  wait(2);
  await settled();
  expect(register.mock.calls).toEqual([['barnwatch-outbox']]);
  wake();
  expect(occasions).toHaveBeenCalledTimes(1);
  wait(1);
  await settled();
  expect(register).toHaveBeenCalledTimes(2);
});

test('where it cannot, or may not, nothing happens', async () => {
  const without = world(() => ({}));
  askForSync(without.state, without.container);
  without.wait(1);
  const refused = world(() => ({ sync: { register: () => Promise.reject(new Error('not permitted')) } }));
  askForSync(refused.state, refused.container);
  refused.wait(1);
  await settled();
  askForSync(without.state, undefined);
});
