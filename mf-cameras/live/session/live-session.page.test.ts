import { ConnectionBudget, type StreamTransport } from '../../pictures/origin/connection-budget';
import { TransportMemory } from '../../pictures/origin/transport-memory';
import { ManualClock } from '../../pictures/timing/manual-clock';
import { captureTimeTag, configurationTag, flvHeader, join, liveEndTag, pictureTag } from '../flv/flv-writer';
import type { LivePlayer, PlayerEvents } from '../players/live-player';
import { type PlayerKind, playerKinds } from '../policies/ladder';
import type { LiveCause } from '../policies/live-cause';
import type { StreamSink } from '../transport/stream-sink';
import { disconnectHiddenAfterMs, LiveSession } from './live-session';

interface OpenLine {
  readonly transport: StreamTransport;
  readonly sink: StreamSink;
  readonly signal: AbortSignal;
}

function setUp({ players = playerKinds as readonly PlayerKind[], showsPictures = true } = {}) {
  const clock = new ManualClock();
  const lines: OpenLine[] = [];
  const made: { kind: PlayerKind; events: PlayerEvents; closed: boolean }[] = [];
  const kept: number[] = [];
  const budget = new ConnectionBudget(() => 'one-request-a-connection');
  const session = new LiveSession({
    clock,
    random: () => 0.5,
    budget,
    transports: new TransportMemory(),
    players,
    openTransport: (transport, sink, signal) => void lines.push({ transport, sink, signal }),
    async createPlayer(kind, events) {
      const entry = { kind, events, closed: false };
      made.push(entry);
      const element = document.createElement('canvas');
      let captured: number | null = null;
      const player: LivePlayer = {
        kind,
        element,
        feed(_bytes, tags) {
          for (const tag of tags) {
            if (tag.kind === 'capture-time') captured = tag.captureTimeMs;
            if (tag.kind === 'picture' && showsPictures) events.frame(captured);
            if (tag.kind === 'picture') captured = null;
          }
        },
        figures: () => ({ width: 2, height: 1, shown: 1, dropped: 0, codec: 'avc1.42c01e', bufferedS: null }),
        close() {
          entry.closed = true;
          return element;
        },
      };
      return player;
    },
    clockOffsetMs: () => 0,
    keepPicture: (_picture, capturedAt) => void kept.push(capturedAt),
  });
  const line = (): OpenLine => {
    const last = lines.at(-1);
    if (!last) throw new Error('nothing was opened');
    return last;
  };
  let streamMs = 0;
  const play = async (seconds: number, lagMs = 50) => {
    for (let frame = 0; frame < seconds * 10; frame += 1) {
      streamMs += 100;
      line().sink.bytes(join([captureTimeTag(streamMs, clock.now() - lagMs), pictureTag(streamMs)]));
      await clock.advance(100);
    }
  };
  const open = async () => {
    await clock.advance(0);
    streamMs = 0;
    line().sink.opened();
    line().sink.bytes(join([flvHeader(), configurationTag(), pictureTag(0, { keyframe: true })]));
  };
  const lose = async (cause: LiveCause = { code: 'connection-lost' }, refused = false) => {
    line().sink.ended(cause, refused);
    await clock.advance(0);
  };
  const kind = () => session.snapshot().connection.kind;
  return { clock, lines, made, kept, budget, session, line, play, open, lose, kind };
}

test('plays from the first picture and asks for no stills meanwhile', async () => {
  const { session, open, play, kind } = setUp();
  session.setVisible(true);
  expect(session.snapshot()).toMatchObject({ connection: { kind: 'connecting' }, stills: 'fast-stills' });
  await open();
  expect(kind()).toBe('playing');
  await play(3);
  expect(session.snapshot()).toMatchObject({ stills: null, lagMs: null });
  expect(session.snapshot().element?.tagName).toBe('CANVAS');
  expect(session.statistics()).toMatchObject({ transport: 'websocket', player: 'low-delay', lagMs: 50, reconnects: 0 });
});

test('a frozen picture is noticed within 4 s, told, kept, and the line made anew', async () => {
  const { session, open, play, clock, kind, lines, kept, made } = setUp();
  session.setVisible(true);
  await open();
  await play(1);
  const last = clock.now() - 100;
  await clock.advance(3000);
  expect(session.snapshot().connection).toMatchObject({ kind: 'waiting', cause: { code: 'frozen' } });
  expect(kept).toEqual([last - 50]);
  expect([lines[0]?.signal.aborted, made[0]?.closed]).toEqual([true, true]);
  await clock.advance(1000);
  expect([kind(), lines.length]).toEqual(['connecting', 2]);
});

test.each([
  ['ends', { code: 'stream-ended' }],
  ['is cut', { code: 'connection-lost' }],
] as const)('a stream that %s is live again within a second of coming back', async (_name, cause) => {
  const { session, open, play, lose, clock, kind } = setUp();
  session.setVisible(true);
  await open();
  await play(3);
  await lose(cause);
  expect(session.snapshot()).toMatchObject({ connection: { kind: 'waiting', cause }, stills: 'fast-stills' });
  await clock.advance(1000);
  await open();
  expect(kind()).toBe('playing');
});

test.each([
  ['garbage', new TextEncoder().encode('<html>sign in</html>'), { code: 'defect', defect: 'not-flv' }],
  ['why the server ends it', join([flvHeader(), liveEndTag(1, 'source-unreachable')]), { code: 'camera-offline' }],
  ['a jump in time', join([flvHeader(), configurationTag(), pictureTag(90_000), pictureTag(5)]), { code: 'time-jump' }],
] as const)('names the cause: %s', async (_name, bytes, cause) => {
  const { session, line, clock } = setUp();
  session.setVisible(true);
  await clock.advance(0);
  line().sink.bytes(bytes);
  await clock.advance(0);
  expect(session.snapshot().connection).toMatchObject({ kind: 'waiting', cause });
});

test('a player that shows nothing is replaced by the next, then by stills, and tried again later', async () => {
  const { session, line, clock, made } = setUp({ showsPictures: false });
  session.setVisible(true);
  const pictures = join([flvHeader(), configurationTag(), ...[...Array(12).keys()].map((index) => pictureTag(index))]);
  for (const expected of ['low-delay', 'low-delay', 'media-source', 'media-source']) {
    await clock.advance(0);
    expect(made.at(-1)?.kind).toBe(expected);
    line().sink.bytes(pictures);
    await clock.advance(12_000);
  }
  expect(session.snapshot()).toMatchObject({ connection: { kind: 'waiting', cause: { code: 'no-player' } } });
  const before = made.length;
  await clock.advance(60_000);
  expect(made.length).toBeGreaterThan(before);
  expect(made[before]?.kind).toBe('low-delay');
});

test('a browser without any player shows stills and does not connect', async () => {
  const { session, lines, clock } = setUp({ players: [] });
  session.setVisible(true);
  await clock.advance(120_000);
  expect(lines).toHaveLength(0);
  expect(session.snapshot()).toMatchObject({ connection: { cause: { code: 'no-player' } }, stills: 'fast-stills' });
});

test('hidden for less than 10 s it stays connected, longer it leaves, and returns at once', async () => {
  const { session, open, play, clock, kind, line, lines, budget } = setUp();
  session.setVisible(true);
  await open();
  await play(1);
  session.setVisible(false);
  await clock.advance(disconnectHiddenAfterMs - 1);
  session.setVisible(true);
  expect([kind(), lines.length]).toEqual(['playing', 1]);
  session.setVisible(false);
  await clock.advance(disconnectHiddenAfterMs);
  expect([kind(), line().signal.aborted, budget.streams, clock.pending]).toEqual(['idle', true, 0, 0]);
  session.setVisible(true);
  expect([kind(), lines.length]).toEqual(['connecting', 2]);
});

test('a refused WebSocket is followed by HTTP at once, which says why', async () => {
  const { session, lose, clock, line, kind } = setUp();
  session.setVisible(true);
  await clock.advance(0);
  await lose({ code: 'no-connection' }, true);
  expect([line().transport, kind()]).toEqual(['http', 'connecting']);
  await lose({ code: 'privacy' }, true);
  expect(kind()).toBe('stopped');
  await clock.advance(600_000);
  expect(kind()).toBe('stopped');
  session.retry();
  expect(kind()).toBe('connecting');
});

test('an expired token makes a new line without waiting', async () => {
  const { session, open, play, lose, lines, kind } = setUp();
  session.setVisible(true);
  await open();
  await play(3);
  await lose({ code: 'token-expired' });
  expect([kind(), lines.length]).toEqual(['connecting', 2]);
});

test('the first still after failures brings the next try forward', async () => {
  const { session, lose, clock, lines } = setUp();
  session.setVisible(true);
  for (let round = 0; round < 4; round += 1) {
    await clock.advance(5000);
    await lose();
  }
  session.reportStill(false);
  const before = lines.length;
  session.reportStill(true);
  expect(lines.length).toBe(before + 1);
});

test('without room it says so and goes on as soon as there is', async () => {
  const { session, budget, kind } = setUp();
  const others = [...Array(20).keys()].map(() => budget.take('websocket'));
  session.setVisible(true);
  expect(kind()).toBe('limited');
  others[0]?.();
  expect(kind()).toBe('connecting');
});

test('a picture that stays far behind is fetched anew', async () => {
  const { session, open, play, kind } = setUp();
  session.setVisible(true);
  await open();
  await play(1, 20);
  await play(1, 1500);
  expect(session.snapshot().lagMs).toBe(1500);
  await play(3, 4000);
  expect(kind()).not.toBe('playing');
});

test('a jump to live makes a new line at once and keeps the last picture meanwhile', async () => {
  const { session, open, play, kind, lines, kept, made } = setUp();
  session.setVisible(true);
  await open();
  await play(1, 1500);
  session.jumpToLive();
  expect([kind(), lines.length, kept.length]).toEqual(['connecting', 2, 1]);
  expect([lines[0]?.signal.aborted, made[0]?.closed]).toEqual([true, true]);
  await open();
  await play(1, 50);
  expect(session.snapshot()).toMatchObject({ connection: { kind: 'playing' }, lagMs: null });
  expect(session.statistics().reconnects).toBe(0);
});

test('100 openings and closings leave nothing behind', async () => {
  const { session, open, play, clock, budget, lines, made } = setUp();
  for (let round = 0; round < 100; round += 1) {
    session.setVisible(true);
    await open();
    await play(0.2);
    session.setVisible(false);
    await clock.advance(disconnectHiddenAfterMs);
  }
  session.close();
  expect(lines.every(({ signal }) => signal.aborted)).toBe(true);
  expect(made.every(({ closed }) => closed)).toBe(true);
  expect([made.length, budget.streams, clock.pending]).toEqual([100, 0, 0]);
});

test('tells its listeners of changes, not of every picture', async () => {
  const { session, open, play } = setUp();
  const heard = jest.fn();
  session.subscribe(heard);
  session.setVisible(true);
  await open();
  const before = heard.mock.calls.length;
  await play(5);
  expect(heard.mock.calls.length).toBe(before);
});
