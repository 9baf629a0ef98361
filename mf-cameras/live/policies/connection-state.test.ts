import fc from 'fast-check';
import { type ConnectionEvent, type ConnectionState, idle, nextConnection, openConnection } from './connection-state';
import type { LiveCause } from './live-cause';

const lost: LiveCause = { code: 'connection-lost' };
const step = (state: ConnectionState, event: ConnectionEvent, now: number) => nextConnection(state, event, now, 0.5);
const tick: ConnectionEvent = { kind: 'tick', lateMs: 0 };
const opened = step(idle, { kind: 'show' }, 100);
const number = openConnection(opened) ?? Number.NaN;
const playing = step(opened, { kind: 'frame', number }, 150);

test('shows, plays, and hides', () => {
  expect(opened).toMatchObject({ kind: 'connecting', since: 100, attempt: 0, after: null });
  expect(playing).toMatchObject({ kind: 'playing', firstFrameAt: 150, lastFrameAt: 150, awaitedSince: 150 });
  expect(step(playing, { kind: 'hide' }, 200)).toBe(idle);
});

test('waits little at first, then 5 s each time, and never gives up', () => {
  let state = opened;
  let now = 100;
  const delays: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    state = step(state, { kind: 'lost', number: openConnection(state) ?? 0, cause: lost }, now);
    if (state.kind !== 'waiting') throw new Error(state.kind);
    delays.push(state.until - now);
    now = state.until;
    state = step(state, tick, now);
    expect(state).toMatchObject({ kind: 'connecting', after: lost });
  }
  expect(delays).toEqual([500, 1000, 1200, 1200, 1500, 2500, 4000, 5000, 5000, 5000]);
});

test('only a stream that has played for 2 s resets the steps', () => {
  const tired = { ...playing, attempt: 7 } as ConnectionState;
  const short = step(step(tired, { kind: 'frame', number }, 2000), { kind: 'lost', number, cause: lost }, 2100);
  expect(short).toMatchObject({ kind: 'waiting', attempt: 8, until: 7100 });
  const long = step(step(tired, { kind: 'frame', number }, 2150), { kind: 'lost', number, cause: lost }, 2200);
  expect(long).toMatchObject({ kind: 'waiting', attempt: 1, until: 2700 });
});

test('a picture that stands still for 3 s is lost, the first one may take 6 s', () => {
  expect(step(playing, tick, 3149)).toBe(playing);
  expect(step(playing, tick, 3150)).toMatchObject({ kind: 'waiting', cause: { code: 'frozen' } });
  expect(step(opened, tick, 6099)).toBe(opened);
  expect(step(opened, tick, 6100)).toMatchObject({ cause: { code: 'no-first-picture' } });
});

test('while the page stands still, on a busy device, nothing is held against the stream; after a sleep its line is old', () => {
  const late = (lateMs: number): ConnectionEvent => ({ kind: 'tick', lateMs });
  const spared = step(playing, late(4000), 4650);
  expect(spared).toMatchObject({ kind: 'playing', lastFrameAt: 150, awaitedSince: 4150 });
  expect(step(spared, tick, 7149)).toBe(spared);
  expect(step(spared, tick, 7150)).toMatchObject({ kind: 'waiting', cause: { code: 'frozen' } });
  // A picture that came first has been seen: it is never awaited from later than now.
  const seen = step(playing, { kind: 'frame', number }, 4600);
  expect(step(seen, late(4000), 4650)).toMatchObject({ lastFrameAt: 4600, awaitedSince: 4650 });
  expect(step(opened, late(5000), 6600)).toMatchObject({ kind: 'connecting', since: 5100 });
  // Late by as little as timers often are, and by as much as only a device that slept.
  expect(step(playing, late(249), 1000)).toBe(playing);
  expect(step(opened, late(249), 1000)).toBe(opened);
  expect(step(playing, late(10_000), 11_000)).toMatchObject({ kind: 'waiting', cause: { code: 'frozen' } });
});

test('what was missed while hidden is not held against the stream, and the last picture stays as old as it is', () => {
  const back = step(playing, { kind: 'show' }, 9000);
  expect(back).toMatchObject({ kind: 'playing', lastFrameAt: 150, awaitedSince: 9000 });
  expect(step(back, tick, 12_000)).toMatchObject({ kind: 'waiting', cause: { code: 'frozen' } });
});

test('an expired token reconnects at once, but not in a loop', () => {
  const expired: ConnectionEvent = { kind: 'lost', number, cause: { code: 'token-expired' } };
  const long = step(playing, { kind: 'frame', number }, 60_000);
  expect(step(long, expired, 60_001)).toMatchObject({ kind: 'connecting', since: 60_001 });
  expect(step(opened, expired, 200)).toMatchObject({ kind: 'waiting', until: 700 });
});

test('waits as long as the server asked', () => {
  const busy: LiveCause = { code: 'rate-limited', retryAfterMs: 30_000 };
  expect(step(opened, { kind: 'lost', number, cause: busy }, 200)).toMatchObject({ until: 30_200 });
  expect(step(opened, { kind: 'lost', number, cause: lost, notBefore: 60_000 }, 200)).toMatchObject({ until: 60_000 });
});

test.each(['privacy', 'not-permitted', 'signed-out', 'not-found'] as const)('%s is not retried by itself', (code) => {
  const stopped = step(opened, { kind: 'lost', number, cause: { code } }, 200);
  expect(stopped).toMatchObject({ kind: 'stopped', cause: { code } });
  expect(step(stopped, tick, 1e9)).toBe(stopped);
  expect(step(stopped, { kind: 'retry' }, 300)).toMatchObject({ kind: 'connecting' });
});

test('without room it waits for room, not for time', () => {
  const limited = step(opened, { kind: 'no-room', number }, 200);
  expect(step(limited, tick, 1e9)).toBe(limited);
  expect(step(limited, { kind: 'room' }, 300)).toMatchObject({ kind: 'connecting', since: 300 });
});

test('events of an older connection change nothing', () => {
  for (const event of [
    { kind: 'frame', number: number - 1 },
    { kind: 'lost', number: number - 1, cause: lost },
    { kind: 'no-room', number: number - 1 },
  ] as const) {
    expect(step(playing, event, 500)).toBe(playing);
  }
});

const anyEvent = fc.oneof(
  fc.constantFrom<ConnectionEvent>({ kind: 'show' }, { kind: 'retry' }, { kind: 'room' }, tick),
  fc.constantFrom<'frame' | 'lost' | 'no-room'>('frame', 'lost', 'no-room'),
);

test('whatever happens, a shown camera is connected again within 6 s of quiet, unless it has no room', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyEvent, fc.integer({ min: 0, max: 4000 }))),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (acts, random) => {
        let now = 100;
        let state = nextConnection(idle, { kind: 'show' }, now, random);
        for (const [act, pause] of acts) {
          now += pause;
          const current = openConnection(state) ?? -1;
          const event: ConnectionEvent =
            typeof act !== 'string'
              ? act
              : act === 'lost'
                ? { kind: act, number: current, cause: lost }
                : { kind: act, number: current };
          state = nextConnection(state, event, now, random);
          if (state.kind === 'waiting') expect(state.until - now).toBeLessThanOrEqual(5000);
        }
        if (state.kind === 'limited') return;
        const soon = nextConnection(state, tick, now + 500, random);
        const later = nextConnection(soon, tick, now + 5500, random);
        expect([soon, later].some((after) => openConnection(after) !== null)).toBe(true);
      },
    ),
  );
});
