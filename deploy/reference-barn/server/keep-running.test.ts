import { EventEmitter } from 'node:events';
import { keepRunning } from './keep-running';

test('a fault that nobody caught is logged, and does not end the instance', () => {
  const faults = new EventEmitter();
  const logged: unknown[] = [];
  const leave = keepRunning(faults, { error: (details) => void logged.push(details) });
  const cause = new Error('thrown in a callback');
  faults.emit('uncaughtException', cause);
  faults.emit('unhandledRejection', cause);
  expect(logged).toEqual([{ err: cause }, { err: cause }]);
  leave();
  expect(faults.eventNames()).toEqual([]);
});

test('a log that cannot be written does not end it either', () => {
  const faults = new EventEmitter();
  const error = (): never => {
    throw new Error('ENOSPC');
  };
  keepRunning(faults, { error });
  expect(() => faults.emit('uncaughtException', new Error('x'))).not.toThrow();
});
