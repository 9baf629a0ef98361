import { EventEmitter } from 'node:events';
import { endWithAccess } from './end-with-access';

/** What is promised: a stream ends within 2 s of the moment at which the right was taken or the sign-in ended. */
const promisedMs = 2_000;
const hourMs = 3_600_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([0, 1, 499, 999, 1_000, 1_500, 60_123])(
  'a right that is taken after %i ms ends the stream within 2 s, once',
  (takenAfterMs) => {
    let holds = true;
    const end = jest.fn();
    endWithAccess(new EventEmitter(), { leftMs: hourMs, mayGoOn: () => holds }, end);
    jest.advanceTimersByTime(takenAfterMs);
    expect(end).not.toHaveBeenCalled();
    holds = false;
    jest.advanceTimersByTime(promisedMs);
    expect(end).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2 * hourMs);
    expect(end).toHaveBeenCalledTimes(1);
  },
);

test.each([-5, 0, 700, hourMs])('a session with %i ms left ends its stream then, not before', (leftMs) => {
  const end = jest.fn();
  endWithAccess(new EventEmitter(), { leftMs, mayGoOn: () => true }, end);
  jest.advanceTimersByTime(Math.max(0, leftMs - 1));
  expect(end).toHaveBeenCalledTimes(leftMs > 0 ? 0 : 1);
  jest.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

test('a session of many years is none of no time', () => {
  const end = jest.fn();
  endWithAccess(new EventEmitter(), { leftMs: 1_000 * hourMs * 24 * 365, mayGoOn: () => true }, end);
  jest.advanceTimersByTime(24 * hourMs);
  expect(end).not.toHaveBeenCalled();
});

test('a connection that is closed is looked at no more', () => {
  const connection = new EventEmitter();
  const end = jest.fn();
  const mayGoOn = jest.fn(() => true);
  endWithAccess(connection, { leftMs: hourMs, mayGoOn }, end);
  connection.emit('close');
  jest.advanceTimersByTime(2 * hourMs);
  expect([end.mock.calls.length, mayGoOn.mock.calls.length, jest.getTimerCount()]).toEqual([0, 0, 0]);
});
