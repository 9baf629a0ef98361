import fc from 'fast-check';
import { isTime, neighbour, possibleTurn, turnedTo } from './carousel-turn';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 20 });

test('each camera has its turn once a round, forwards and backwards', () => {
  fc.assert(
    fc.property(ids, fc.constantFrom(1 as const, -1 as const), (cameras, step) => {
      const seen: string[] = [];
      let id = cameras[0] ?? '';
      for (let turn = 0; turn < cameras.length; turn += 1) {
        seen.push(id);
        id = neighbour(cameras, id, step);
      }
      expect(id).toBe(cameras[0]);
      expect([...seen].sort()).toEqual([...cameras].sort());
    }),
  );
});

test('the one seen until now stays below the new one', () => {
  const turn = turnedTo({ current: 'a', before: null }, 'b');
  expect(turn).toEqual({ current: 'b', before: 'a' });
  expect(turnedTo(turn, 'b')).toBe(turn);
});

test('cameras that are gone are not shown', () => {
  expect(possibleTurn(null, [])).toBeNull();
  expect(possibleTurn(null, ['a'])).toEqual({ current: 'a', before: null });
  expect(possibleTurn({ current: 'x', before: 'a' }, ['a', 'b'])).toEqual({ current: 'a', before: null });
  expect(possibleTurn({ current: 'b', before: 'x' }, ['a', 'b'])).toEqual({ current: 'b', before: null });
  const turn = { current: 'b', before: 'a' };
  expect(possibleTurn(turn, ['a', 'b'])).toBe(turn);
});

test.each([
  ['not-yet', true, false],
  ['due', false, false],
  ['due', true, true],
  ['overdue', false, true],
] as const)('%s, next picture ready: %s: turns: %s', (due, ready, turns) => {
  expect(isTime(due, ready)).toBe(turns);
});
