import { PictureShelf } from '@barnwatch/shared/pictures/files';
import { tinyJpeg } from '@barnwatch/shared/testing/tiny-jpeg';
import { millisecondsInHour } from 'date-fns/constants';
import { ManualClock } from '../timing/manual-clock';
import type { StillAnswer } from './still-answer';
import type { StillFacts } from './still-frame';
import { StillScheduler } from './still-scheduler';

const keys = Array.from({ length: 12 }, (_, place) => `pen-${place}`);
const still: StillAnswer = { kind: 'still', still: { blob: new Blob([tinyJpeg(64, 36)]), timestamp: 42 } };
const away: StillAnswer = { kind: 'failed', failure: { code: 'network' } };

/** A wall of twelve cameras, a still every ten seconds. */
function wall() {
  const clock = new ManualClock();
  const open = new Set<string>();
  let made = 0;
  const stillCache = new PictureShelf<StillFacts>({
    create: () => {
      made += 1;
      open.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revoke: (url) => void open.delete(url),
  });
  const decodes = async () => true;
  const scheduler = new StillScheduler({ clock, stillCache, limit: () => 4, apartMs: 0, decodes, random: () => 0.5 });
  const barn = { isThere: true, asked: 0 };
  for (const key of keys) {
    const need = { nearness: 'visible', ySize: 150, intervalMs: 10_000 } as const;
    scheduler.want(key, need, async () => {
      barn.asked += 1;
      return barn.isThere ? still : away;
    });
  }
  return { clock, open, stillCache, scheduler, barn };
}

test('an hour without the barn: few attempts, nothing grows, the last pictures stay', async () => {
  const { clock, open, stillCache, scheduler, barn } = wall();
  await clock.advance(60_000);
  const alarms = clock.pending;
  barn.isThere = false;
  barn.asked = 0;
  await clock.advance(millisecondsInHour);
  // Every camera at most twice a minute, after the first short pauses.
  expect(barn.asked).toBeLessThan(keys.length * (2.5 * 60 + 6));
  expect(barn.asked).toBeGreaterThan(keys.length * 60);
  expect(clock.pending).toBeLessThanOrEqual(alarms);
  expect(scheduler.running).toBe(0);
  expect(open.size).toBe(keys.length);
  expect(keys.every((key) => stillCache.frame(key) !== null && scheduler.failure(key) !== null)).toBe(true);
});

test('back again: all pictures are new within one interval, and the rhythm is the old one', async () => {
  const { clock, open, stillCache, scheduler, barn } = wall();
  await clock.advance(60_000);
  barn.isThere = false;
  await clock.advance(millisecondsInHour);
  barn.isThere = true;
  const backAt = clock.now();
  scheduler.retryFailed();
  await clock.advance(10_000);
  for (const key of keys) {
    expect(stillCache.frame(key)?.receivedAt).toBeGreaterThanOrEqual(backAt);
    expect(scheduler.failure(key)).toBeNull();
  }
  barn.asked = 0;
  await clock.advance(60_000);
  expect(barn.asked).toBe(keys.length * 6);
  expect(open.size).toBe(keys.length);
});

test('also where nobody says that the barn is back, every picture is new within the longest pause', async () => {
  const { clock, stillCache, barn } = wall();
  await clock.advance(60_000);
  barn.isThere = false;
  await clock.advance(millisecondsInHour);
  barn.isThere = true;
  const backAt = clock.now();
  await clock.advance(31_000);
  for (const key of keys) expect(stillCache.frame(key)?.receivedAt).toBeGreaterThanOrEqual(backAt);
});
