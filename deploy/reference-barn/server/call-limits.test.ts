import { millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { createCallGate } from './call-limits';

test('lets so many calls of each through, and says when the next one may come', () => {
  const gate = createCallGate({ callsPerMinute: 3, callsAtOnce: 1 });
  const answers = Array.from({ length: 4 }, () => gate.count('anna', 0));
  expect(answers.slice(0, 3)).toEqual([null, null, null]);
  expect(answers[3]).toMatchObject({ code: 'rate-limited', retryAfterMs: 20_000 });
  expect(gate.count('bert', 0)).toBeNull();
  expect(gate.count('anna', 19_999)).not.toBeNull();
  expect(gate.count('anna', 20_001)).toBeNull();
});

test('never lets more through in a minute than allowed at once and come back meanwhile', () => {
  const times = fc.array(fc.integer({ min: 0, max: 3 * millisecondsInMinute }), { maxLength: 200 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), times, (callsPerMinute, moments) => {
      const gate = createCallGate({ callsPerMinute, callsAtOnce: 1 });
      const sorted = moments.toSorted((one, other) => one - other);
      const passed = sorted.filter((time) => gate.count('anna', time) === null);
      for (const [index, start] of passed.entries()) {
        const within = passed.slice(index).filter((time) => time < start + millisecondsInMinute);
        expect(within.length).toBeLessThanOrEqual(2 * callsPerMinute);
      }
    }),
  );
});

test('does not count backwards when the clock is put back', () => {
  const gate = createCallGate({ callsPerMinute: 1, callsAtOnce: 1 });
  expect(gate.count('anna', 5 * millisecondsInMinute)).toBeNull();
  expect(gate.count('anna', 0)).not.toBeNull();
});

test('bounds what goes on at once, and counts each end once', () => {
  const gate = createCallGate({ callsPerMinute: 1, callsAtOnce: 1 });
  const leave = gate.enter();
  if (typeof leave !== 'function') throw new Error('It was empty');
  expect(gate.enter()).toMatchObject({ code: 'unavailable', retryAfterMs: 1_000 });
  leave();
  leave();
  expect(gate.enter()).toBeInstanceOf(Function);
  expect(gate.enter()).toMatchObject({ code: 'unavailable' });
});
