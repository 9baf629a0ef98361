import { LiveCamera } from './live-camera';
import type { LiveEnd } from './live-end';
import { CollectingViewer } from './testing/collecting-viewer';
import { HandFedSource, unitAt } from './testing/hand-fed-source';

const start = 1_700_000_000_000;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp() {
  const source = new HandFedSource();
  const camera = new LiveCamera({ source, lingerMs: 10_000 });
  const join = (viewer = new CollectingViewer()) => {
    const leave = new AbortController();
    camera.watch(viewer, leave.signal);
    return { viewer, leave: () => leave.abort() };
  };
  /** Delivers one picture per 100 ms, a key frame first and then every `group`. */
  const play = (count: number, group = 1_000, size = 100) => {
    for (let index = 0; index < count; index++) {
      source.deliver(unitAt(Date.now(), { keyframe: index % group === 0, size }));
      jest.advanceTimersByTime(100);
    }
  };
  const follow = (count: number, size = 100) => {
    for (let index = 0; index < count; index++) {
      source.deliver(unitAt(Date.now(), { size }));
      jest.advanceTimersByTime(100);
    }
  };
  return { source, camera, join, play, follow };
}

describe('a new viewer', () => {
  test('gets header, configuration and the group of pictures in one chunk, 1 ms apart, then the present', () => {
    const { camera, join, play, follow } = setUp();
    join();
    play(20);
    const { viewer } = join();
    expect(viewer.chunks).toBe(1);
    expect(viewer.received[0]).toMatchObject({ kind: 'script', name: 'onMetaData' });
    expect(viewer.received[1]).toMatchObject({ kind: 'configuration', timestampMs: 0 });
    expect(viewer.pictures.map((picture) => picture.timestampMs)).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect(viewer.pictures.map((picture) => picture.keyframe)).toEqual([true, ...Array(19).fill(false)]);
    follow(3);
    expect(viewer.pictures.slice(-3).map((picture) => picture.timestampMs)).toEqual([119, 219, 319]);
    expect(camera.status()).toEqual({ running: true, viewers: 2, newestPictureMs: start + 2_200 });
  });

  test('waits for the first key frame', () => {
    const { join, play, follow } = setUp();
    const { viewer } = join();
    follow(5);
    expect(viewer.chunks).toBe(0);
    play(2);
    expect(viewer.pictures.map((picture) => picture.timestampMs)).toEqual([0, 100]);
  });

  test('is not shown a group whose newest picture is older than 2 s, but all of it once the camera goes on', () => {
    const { join, play, follow } = setUp();
    join();
    play(5);
    jest.advanceTimersByTime(1_901);
    const { viewer } = join();
    expect(viewer.chunks).toBe(0);
    follow(1);
    expect(viewer.pictures.map((picture) => picture.timestampMs)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('keeps the order of presentation of B-pictures in the burst', () => {
    const { source, join } = setUp();
    join();
    // Decoded I P B b P: presented I B b P P.
    const offsets = [100, 300, 0, 0, 100];
    for (const [index, compositionOffsetMs] of offsets.entries()) {
      source.deliver(unitAt(start + index * 100, { keyframe: index === 0, compositionOffsetMs }));
    }
    const { viewer } = join();
    const presented = viewer.pictures.map((picture) => picture.presentedMs);
    const order = presented.map((_, index) => index).sort((a, b) => (presented[a] ?? 0) - (presented[b] ?? 0));
    expect(order).toEqual([0, 2, 3, 1, 4]);
    expect(new Set(presented).size).toBe(5);
    for (const picture of viewer.pictures) expect(picture.presentedMs).toBeGreaterThanOrEqual(picture.timestampMs);
  });
});

describe('capture times', () => {
  test('are told with each picture of the burst, the first one after it and each key frame', () => {
    const { join, play } = setUp();
    join();
    play(3);
    const { viewer } = join();
    play(11, 5);
    expect(viewer.script('onCaptureTime').map(({ timestampMs, value }) => [timestampMs, value])).toEqual([
      [0, start],
      [1, start + 100],
      [2, start + 200],
      [102, start + 300],
      [602, start + 800],
      [1_102, start + 1_300],
    ]);
  });

  test('are told again when a pause of the camera was closed up', () => {
    const { join, play, follow } = setUp();
    const { viewer } = join();
    play(3);
    jest.advanceTimersByTime(5_000);
    follow(2);
    expect(viewer.pictures.map((picture) => picture.timestampMs)).toEqual([0, 100, 200, 300, 400]);
    expect(viewer.script('onCaptureTime').at(-1)).toMatchObject({ timestampMs: 300, value: start + 5_300 });
  });
});

test('sends a changed configuration before the picture that needs it', () => {
  const { source, join, play } = setUp();
  const { viewer } = join();
  play(2);
  source.deliver(unitAt(Date.now(), { keyframe: true, configuration: Uint8Array.of(2) }));
  const configurations = viewer.received.filter((tag) => tag.kind === 'configuration');
  expect(configurations.map(({ timestampMs, record }) => [timestampMs, [...record]])).toEqual([
    [0, [1]],
    [200, [2]],
  ]);
});

describe('the source', () => {
  test('runs once for all viewers, lingers after the last, and starts anew later', () => {
    const { source, camera, join, play } = setUp();
    expect(source.starts).toBe(0);
    const first = join();
    const second = join();
    play(1);
    first.leave();
    second.leave();
    expect(first.viewer.ends).toEqual([{ kind: 'left' }]);
    jest.advanceTimersByTime(9_000);
    const third = join();
    expect([source.starts, source.running]).toEqual([1, 1]);
    third.leave();
    jest.advanceTimersByTime(9_999);
    expect(source.running).toBe(1);
    jest.advanceTimersByTime(1);
    expect(source.running).toBe(0);
    expect(camera.status()).toEqual({ running: false, viewers: 0, newestPictureMs: null });
    join();
    expect([source.starts, source.running]).toEqual([2, 1]);
  });

  test('does not start for one who has gone already', () => {
    const { source, camera } = setUp();
    const viewer = new CollectingViewer();
    camera.watch(viewer, AbortSignal.abort());
    expect(source.starts).toBe(0);
    expect(viewer.ends).toEqual([{ kind: 'left' }]);
  });

  test('ends, and every viewer is told why, in the stream too; the next one starts it anew', () => {
    const { source, join, play } = setUp();
    const one = join();
    play(3);
    const waiting = join();
    const end: LiveEnd = { kind: 'source-ended', source: { kind: 'unreachable', message: 'no route' } };
    source.finish(end.source);
    expect(one.viewer.ends).toEqual([end]);
    expect(waiting.viewer.ends).toEqual([end]);
    expect(one.viewer.script('onLiveEnd')).toEqual([
      { kind: 'script', name: 'onLiveEnd', timestampMs: 200, value: 'source-unreachable' },
    ]);
    one.leave();
    expect(one.viewer.ends).toHaveLength(1);
    const next = join();
    expect(source.starts).toBe(2);
    // The group of the ended run is gone with it.
    expect(next.viewer.chunks).toBe(0);
  });

  test('may end while it starts', () => {
    const viewer = new CollectingViewer();
    const camera = new LiveCamera({ source: { start: (_, onEnd) => onEnd({ kind: 'finished' }) } });
    camera.watch(viewer, new AbortController().signal);
    expect(viewer.ends).toEqual([{ kind: 'source-ended', source: { kind: 'finished' } }]);
    expect(camera.status()).toMatchObject({ running: false, viewers: 0 });
  });

  test('stops at once when the picture is withdrawn', () => {
    const { source, camera, join, play } = setUp();
    const { viewer } = join();
    play(1);
    camera.withdraw('privacy');
    expect(source.running).toBe(0);
    expect(viewer.ends).toEqual([{ kind: 'withdrawn', because: 'privacy' }]);
    expect(viewer.script('onLiveEnd')[0]?.value).toBe('camera-in-privacy');
    expect(camera.newestKeyframe()).toBeNull();
  });

  test('leaves nothing behind after 100 viewers came and went', () => {
    const { source, camera, join, play } = setUp();
    for (let round = 0; round < 100; round++) {
      const { leave } = join();
      play(1);
      leave();
    }
    jest.advanceTimersByTime(10_000);
    expect(source.starts).toBe(1);
    expect(source.running).toBe(0);
    expect(camera.status().viewers).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a slow viewer', () => {
  test('loses pictures up to a key frame that finds the queue short, and does not hold up the others', () => {
    const { join, play, follow, source } = setUp();
    const slow = join();
    const quick = join();
    play(5);
    slow.viewer.queued = 5_000_000;
    follow(5);
    slow.viewer.queued = 0;
    follow(5);
    expect(slow.viewer.pictures).toHaveLength(5);
    source.deliver(unitAt(Date.now(), { keyframe: true }));
    expect(slow.viewer.pictures.at(-1)).toMatchObject({ keyframe: true, timestampMs: 500 });
    expect(slow.viewer.script('onCaptureTime').at(-1)).toMatchObject({ timestampMs: 500, value: start + 1_500 });
    expect(quick.viewer.pictures).toHaveLength(16);
  });

  test('may have two groups of pictures waiting, however large they are, up to 4 MB', () => {
    const { join, play } = setUp();
    const { viewer } = join();
    play(10, 5, 100_000);
    viewer.queued = 900_000;
    play(1, 5, 100_000);
    expect(viewer.pictures).toHaveLength(11);
    viewer.queued = 1_100_000;
    play(1, 5, 100_000);
    expect(viewer.pictures).toHaveLength(11);
  });

  test('is ended when nothing could be sent for 30 s', () => {
    const { join, play, camera } = setUp();
    const { viewer } = join();
    play(1);
    viewer.queued = 5_000_000;
    play(302, 10);
    expect(viewer.pictures).toHaveLength(1);
    expect(viewer.ends).toMatchObject([{ kind: 'too-slow' }]);
    expect(camera.status().viewers).toBe(0);
  });
});
