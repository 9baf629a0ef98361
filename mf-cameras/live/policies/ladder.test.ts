import fc from 'fast-check';
import {
  type LadderEvent,
  newLadder,
  nextLadder,
  nextPlayerAt,
  playerKinds,
  playerToTry,
  type StillsRung,
  stillsRung,
} from './ladder';

const both = newLadder(playerKinds);
const fail = (player: (typeof playerKinds)[number]): LadderEvent => ({ kind: 'player-failed', player });

test('two failures in a row send a player to rest for a minute, then it is tried again', () => {
  const once = nextLadder(both, fail('low-delay'), 1000);
  expect(playerToTry(once, 1000)).toBe('low-delay');
  const twice = nextLadder(once, fail('low-delay'), 2000);
  expect(playerToTry(twice, 2000)).toBe('media-source');
  expect(playerToTry(twice, 62_000)).toBe('low-delay');
});

test('a player that has proven itself starts afresh', () => {
  const proven = nextLadder(nextLadder(both, fail('low-delay'), 0), { kind: 'player-proven', player: 'low-delay' }, 0);
  expect(playerToTry(nextLadder(proven, fail('low-delay'), 0), 0)).toBe('low-delay');
});

test('without any player there are stills', () => {
  const none = newLadder([]);
  expect([playerToTry(none, 0), nextPlayerAt(none), stillsRung(none)]).toEqual([null, null, 'fast-stills']);
});

test('stills slow down with failures and speed up with the first that arrives', () => {
  const rungs: StillsRung[] = [];
  let ladder = both;
  for (let failures = 1; failures <= 4; failures += 1) {
    ladder = nextLadder(ladder, { kind: 'still-failed' }, 0);
    rungs.push(stillsRung(ladder));
  }
  expect(rungs).toEqual(['slow-stills', 'slow-stills', 'last-still', 'last-still']);
  expect(stillsRung(nextLadder(ladder, { kind: 'still-arrived' }, 0))).toBe('fast-stills');
});

test('the ladder always climbs again: a minute of quiet brings back the best player', () => {
  const anyEvent = fc.oneof(
    fc.constantFrom(...playerKinds).map(fail),
    fc.constantFrom<LadderEvent>({ kind: 'still-arrived' }, { kind: 'still-failed' }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(anyEvent, fc.nat(90_000))), (acts) => {
      let now = 0;
      let ladder = both;
      for (const [event, pause] of acts) {
        now += pause;
        ladder = nextLadder(ladder, event, now);
        expect(playerToTry(ladder, nextPlayerAt(ladder) ?? 0)).not.toBeNull();
      }
      expect(playerToTry(ladder, now + 60_000)).toBe('low-delay');
      expect(stillsRung(nextLadder(ladder, { kind: 'still-arrived' }, now))).toBe('fast-stills');
    }),
  );
});
