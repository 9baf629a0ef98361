import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { type JudgedPicture, type WhyNotFine, whyNotFine } from './why-not-fine';

const startedAt = 10_000_000;
const times = { startedAt, now: startedAt + 60_000, clockOffsetMs: 0 };
const frame = (timestamp: number) => ({ timestamp, receivedAt: timestamp, frame: 'blob:a', stale: false, ySize: 75 });
const seen = (kind: JudgedPicture['state']['kind'], taken: number | null = times.now) => ({
  state: { kind },
  frame: taken === null ? null : frame(taken),
});

test.each<[string, JudgedPicture, WhyNotFine | null]>([
  ['live', seen('live', null), null],
  ['lagging', seen('lagging', null), null],
  ['a still of this round', seen('still'), null],
  ['a still of half a minute before it', seen('still', startedAt - 30_000), null],
  ['a kept still from before the round', seen('still', startedAt - 61_000), 'before-round'],
  ['the same while the live picture is on its way', seen('connecting', startedAt - 61_000), 'before-round'],
  ['the same while the barn is tried again', seen('retrying', startedAt - 61_000), 'before-round'],
  ['the last good one while damaged ones arrive', seen('damaged'), null],
  ['no picture', seen('still', null), 'no-picture'],
  ['offline, however young the picture', seen('offline'), 'offline'],
  ['private', seen('privacy', null), 'privacy'],
  ['decommissioned', seen('decommissioned'), 'decommissioned'],
  ['not permitted', seen('refused'), 'refused'],
  [
    'one whose time nobody knows',
    { state: { kind: 'still' }, frame: { ...frame(times.now), timeDefect: 'missing' } },
    'unknown-time',
  ],
])('%s', (_name, picture, why) => {
  expect(whyNotFine(picture, times)).toBe(why);
});

test('a picture of a long round grows old too', () => {
  const now = startedAt + 3_600_000;
  expect(whyNotFine(seen('still', now - 299_000), { ...times, now })).toBeNull();
  expect(whyNotFine(seen('still', now - 301_000), { ...times, now })).toBe('old');
});

test('a barn whose clock is an hour ahead is judged by its own clock', () => {
  const clockOffsetMs = 3_600_000;
  expect(whyNotFine(seen('still', startedAt + clockOffsetMs), { ...times, clockOffsetMs })).toBeNull();
  expect(whyNotFine(seen('still', startedAt), { ...times, clockOffsetMs })).toBe('before-round');
});

test('every reason has words in both languages', () => {
  const reasons: Record<WhyNotFine, true> = {
    privacy: true,
    offline: true,
    decommissioned: true,
    refused: true,
    'no-picture': true,
    'unknown-time': true,
    'before-round': true,
    old: true,
  };
  for (const texts of [en, de]) {
    expect(Object.keys(texts.walkRound.notFine).sort()).toEqual(Object.keys(reasons).sort());
  }
});
