import { atom, createStore } from 'jotai';
import { readable } from '../../state';
import { create } from '../doubles/set-up';
import { freshStanding, type OutboxEntry } from '../outbox-entry';
import { patience } from './patience';

const entryOf = (instanceId: string): OutboxEntry => ({
  kind: 'intervention',
  instanceId,
  accountId: 'account-sam',
  madeAt: 0,
  standing: freshStanding,
  revision: 0,
  attempted: false,
  changedAfterAttempt: false,
  identifier: `of-${instanceId}`,
  position: 1,
  write: create('Draught'),
});

const entries = [entryOf('north-barn'), entryOf('south-barn')];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** @param lateMs by how much each timer of the page comes late */
function setUp({ lateMs } = { lateMs: 0 }) {
  const states = createStore();
  const outboxAtom = atom({ entries, sending: new Set<string>() });
  const state = readable(states, outboxAtom);
  const world = {
    state,
    after(pauseMs: number, run: () => void) {
      const timer = setTimeout(run, pauseMs + lateMs);
      return () => clearTimeout(timer);
    },
  };
  const send = (...sending: string[]) => states.set(outboxAtom, { entries, sending: new Set(sending) });
  const begin = () => {
    const wait = patience(world, 'north-barn');
    const ended = jest.fn();
    void wait.ended.then(ended);
    return { ...wait, ended };
  };
  return { send, begin };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('five seconds are counted from the first call on, not from what the device does before', async () => {
  const { send, begin } = setUp();
  const { ended } = begin();
  await pass(6_000);
  send('of-north-barn');
  await pass(1_000);
  send();
  send('of-north-barn');
  await pass(3_999);
  expect(ended).not.toHaveBeenCalled();
  await pass(1);
  expect(ended).toHaveBeenCalled();
});

test('a call that is under way already counts from now', async () => {
  const { send, begin } = setUp();
  send('of-north-barn');
  const { ended } = begin();
  await pass(5_000);
  expect(ended).toHaveBeenCalled();
});

test('a device that gets to no call, and a call to another instance, end it after fifteen seconds', async () => {
  const { send, begin } = setUp();
  const { ended } = begin();
  send('of-south-barn');
  await pass(14_999);
  expect(ended).not.toHaveBeenCalled();
  await pass(1);
  expect(ended).toHaveBeenCalled();
});

test('what the page stood still for is not counted, however often', async () => {
  // Twenty steps of 250 ms, each of them a second late.
  const { send, begin } = setUp({ lateMs: 1_000 });
  send('of-north-barn');
  const { ended } = begin();
  await pass(24_999);
  expect(ended).not.toHaveBeenCalled();
  await pass(1);
  expect(ended).toHaveBeenCalled();
});

test('called off it leaves no timer and hears nothing any more', async () => {
  const { send, begin } = setUp();
  const { callOff, ended } = begin();
  callOff();
  send('of-north-barn');
  expect(jest.getTimerCount()).toBe(0);
  await pass(20_000);
  expect(ended).not.toHaveBeenCalled();
});
