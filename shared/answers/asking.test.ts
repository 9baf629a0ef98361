import { type Asking, askingAfter, type LastTry, type Reach } from './asking';

const away: Reach = { isReached: false, mayAsk: true };
const signedOut: Reach = { isReached: true, mayAsk: false };
const there: Reach = { isReached: true, mayAsk: true };
const resting: Asking = { state: 'resting' };
const step = (asking: Asking, before: Reach, now: Reach, isAsking: boolean, lastTry: LastTry = 'answered') =>
  askingAfter(asking, { before, now, isAsking, lastTry });

test.each([
  ['it is reached again after a failure', away, there, 'failed', true],
  ['it is reached again after an answer', away, there, 'answered', true],
  ['one that has refused is reached again', away, there, 'refused', false],
  ['one is let in', signedOut, there, 'refused', true],
  ['nothing has changed', there, there, 'failed', false],
  ['it is lost', there, away, 'failed', false],
  ['it is reached, but nobody is signed in', { isReached: false, mayAsk: false }, signedOut, 'failed', false],
] as const)('at rest: %s', (_words, before, now, lastTry, askAgain) => {
  expect(step(resting, before, now, false, lastTry)).toEqual({ asking: resting, askAgain });
});

test('a try under way is not doubled; what came back meanwhile is remembered', () => {
  expect(step(resting, there, there, true)).toEqual({ asking: { state: 'asking' }, askAgain: false });
  expect(step({ state: 'asking' }, away, there, true)).toEqual({
    asking: { state: 'reached-meanwhile' },
    askAgain: false,
  });
  expect(step({ state: 'asking' }, signedOut, there, true)).toEqual({
    asking: { state: 'allowed-meanwhile' },
    askAgain: false,
  });
  expect(step({ state: 'reached-meanwhile' }, there, there, true).asking).toEqual({ state: 'reached-meanwhile' });
});

test.each([
  ['asking', 'failed', false],
  ['asking', 'refused', false],
  ['reached-meanwhile', 'answered', false],
  ['reached-meanwhile', 'failed', true],
  ['reached-meanwhile', 'refused', false],
  ['allowed-meanwhile', 'answered', false],
  ['allowed-meanwhile', 'failed', true],
  ['allowed-meanwhile', 'refused', true],
] as const)('a try that ends in state %s, %s', (state, lastTry, askAgain) => {
  expect(step({ state }, there, there, false, lastTry)).toEqual({ asking: resting, askAgain });
});
