import { ConnectionBudget, type StreamTransport } from '../../pictures/origin/connection-budget';
import { TransportMemory } from '../../pictures/origin/transport-memory';
import { ManualClock } from '../../pictures/timing/manual-clock';
import { configurationTag, flvHeader, join, pictureTag } from '../flv/flv-writer';
import type { StreamSink } from '../transport/stream-sink';
import { LiveSession } from './live-session';

/** How long a barn takes to refuse a WebSocket, and to begin an answer; the order of the answers is not that of the questions. */
interface Line {
  readonly refusesAfterMs: (nth: number) => number;
  readonly opensAfterMs: (nth: number) => number;
}

/** Cameras of one barn behind a box that knows HTTP only, seen at once. */
function behindHttpOnly(cameras: number, line: Line) {
  const clock = new ManualClock();
  const opened: Record<StreamTransport, number> = { websocket: 0, http: 0 };
  const streaming = new Set<StreamSink>();
  const budget = new ConnectionBudget(() => 'one-request-a-connection');
  const transports = new TransportMemory();
  const openTransport = (transport: StreamTransport, sink: StreamSink, signal: AbortSignal) => {
    opened[transport] += 1;
    const nth = opened[transport];
    if (transport === 'websocket') {
      clock.after(line.refusesAfterMs(nth), () => signal.aborted || sink.ended({ code: 'no-connection' }, true));
      return;
    }
    clock.after(line.opensAfterMs(nth), () => {
      if (signal.aborted) return;
      streaming.add(sink);
      signal.addEventListener('abort', () => streaming.delete(sink));
      sink.opened();
      sink.bytes(join([flvHeader(), configurationTag()]));
    });
  };
  const sessions = Array.from(
    { length: cameras },
    () =>
      new LiveSession({
        clock,
        random: () => 0.5,
        budget,
        transports,
        players: ['low-delay'],
        openTransport,
        createPlayer: async (kind, events) => ({
          kind,
          element: document.createElement('canvas'),
          feed: (_bytes, tags) => tags.forEach((tag) => void (tag.kind === 'picture' && events.frame(null))),
          figures: () => ({ width: 2, height: 1, shown: 1, dropped: 0, codec: 'avc1.42c01e', bufferedS: null }),
          close: () => null,
        }),
        clockOffsetMs: () => 0,
        keepPicture: () => undefined,
      }),
  );
  let streamMs = 0;
  const pass = async (seconds: number) => {
    for (let step = 0; step < seconds * 5; step += 1) {
      streamMs += 200;
      for (const sink of [...streaming]) sink.bytes(pictureTag(streamMs, { keyframe: true }));
      await clock.advance(200);
    }
  };
  const kinds = () => sessions.map((session) => session.snapshot().connection.kind).toSorted();
  return { sessions, opened, pass, kinds };
}

const limitedAndPlaying = [...Array(9).fill('limited'), ...Array(3).fill('playing')];

test.each([
  ['at once', { refusesAfterMs: () => 10, opensAfterMs: () => 10 }],
  ['slowly, later than the answers by HTTP', { refusesAfterMs: (nth) => 700 * nth, opensAfterMs: () => 300 }],
  ['in any order', { refusesAfterMs: (nth) => (nth * 7919) % 2000, opensAfterMs: (nth) => (nth * 104_729) % 3000 }],
] satisfies readonly (readonly [string, Line])[])(
  'behind HTTP only each camera tries one WebSocket, three move, and the others stand still: refused %s',
  async (_how, line) => {
    const { sessions, opened, pass, kinds } = behindHttpOnly(12, line);
    for (const session of sessions) session.setVisible(true);
    await pass(12);
    expect(kinds()).toEqual(limitedAndPlaying);
    expect(opened).toEqual({ websocket: 12, http: 3 });
    await pass(60);
    expect(kinds()).toEqual(limitedAndPlaying);
    expect(opened).toEqual({ websocket: 12, http: 3 });
    for (const session of sessions) session.close();
  },
);

test('a place that is given back goes to a camera that waits for it, which tries no WebSocket for it', async () => {
  const { sessions, opened, pass, kinds } = behindHttpOnly(12, { refusesAfterMs: () => 10, opensAfterMs: () => 10 });
  for (const session of sessions) session.setVisible(true);
  await pass(2);
  const playing = sessions.find((session) => session.snapshot().connection.kind === 'playing');
  playing?.close();
  await pass(2);
  expect(kinds()).toEqual(['idle', ...limitedAndPlaying.slice(1)]);
  expect(opened).toEqual({ websocket: 12, http: 4 });
  for (const session of sessions) session.close();
});
