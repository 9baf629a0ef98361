import fc from 'fast-check';
import { backoffMs, pause } from './backoff';
import { CaptureClock } from './capture-clock';
import { parseDurationMs } from './file-duration';
import { paceFrames } from './frame-pace';

describe('the capture clock', () => {
  test('frees pictures of the jitter of the network', () => {
    const clock = new CaptureClock();
    const jitter = [40, 0, 120, 15, 0, 300, 60, 5];
    const captured = jitter.map((late, index) => clock.captureTimeMs(index * 100, 1_000_000 + index * 100 + late));
    // From the first punctual picture on: 100 ms apart, but for the allowance for drift.
    for (let index = 2; index < captured.length; index++) {
      expect(Math.abs((captured[index] ?? 0) - (1_000_000 + index * 100))).toBeLessThan(1);
    }
  });

  test('follows a camera whose clock runs slow, for hours', () => {
    const clock = new CaptureClock();
    let last = 0;
    for (let second = 0; second < 4 * 3_600; second++) last = clock.captureTimeMs(second * 999, second * 1_000);
    expect(Math.abs(last - (4 * 3_600 - 1) * 1_000)).toBeLessThan(5);
  });

  test.each([
    ['its clock is set back', 100],
    ['it pauses and goes on where it was', 5_100],
  ])('starts from the arrival when %s', (_, timestamp) => {
    const clock = new CaptureClock();
    clock.captureTimeMs(5_000, 100_000);
    expect(clock.captureTimeMs(timestamp, 110_000)).toBe(110_000);
  });

  test('only grows, whatever arrives', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(5_000))), (pictures) => {
        const clock = new CaptureClock();
        let arrival = 1_700_000_000_000;
        let last = Number.NEGATIVE_INFINITY;
        for (const [timestamp, later] of pictures) {
          arrival += later;
          const captured = clock.captureTimeMs(timestamp, arrival);
          expect(captured).toBeGreaterThan(last);
          last = captured;
        }
      }),
    );
  });
});

describe('the backoff', () => {
  test('grows to 5 s and spreads by a fifth', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((failures) => backoffMs(failures, 0.5))).toEqual([
      500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000,
    ]);
    expect([backoffMs(1, 0), backoffMs(1, 1)]).toEqual([400, 600]);
  });

  test('ends at once when called off', async () => {
    const stop = new AbortController();
    const waiting = pause(60_000, stop.signal);
    stop.abort();
    await expect(waiting).resolves.toBeUndefined();
    await expect(pause(60_000, stop.signal)).resolves.toBeUndefined();
  });
});

describe('the pace of frames', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('neither drifts nor makes up for what was missed', () => {
    const drawnAt: number[] = [];
    const began = performance.now();
    const stop = new AbortController();
    paceFrames(
      100,
      () => {
        drawnAt.push(performance.now() - began);
        // The third frame takes 250 ms.
        if (drawnAt.length === 3) jest.advanceTimersByTime(250);
      },
      stop.signal,
    );
    jest.advanceTimersByTime(450);
    expect(drawnAt).toEqual([0, 100, 200, 500, 600, 700]);
    stop.abort();
    jest.advanceTimersByTime(1_000);
    expect(drawnAt).toHaveLength(6);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the duration of a file', () => {
  test.each([
    ['  Duration: 00:01:02.50, start: 0.000000, bitrate: 271 kb/s', 62_500],
    ['  Duration: 01:00:00.04, start', 3_600_040],
    ['  Duration: N/A, bitrate: N/A', null],
    ['  Duration: 00:00:00.00, start', null],
    ['No such file or directory', null],
  ])('is read from "%s"', (text, expected) => {
    expect(parseDurationMs(text)).toBe(expected);
  });
});
