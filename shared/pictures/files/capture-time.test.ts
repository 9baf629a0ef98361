import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { readCaptureTime } from './capture-time';

const now = 1_800_000_000_000;
const read = (text: string | null) =>
  readCaptureTime(new Headers(text === null ? {} : { 'x-capture-time': text }), now);

test.each([
  ['missing', null],
  ['missing', ''],
  ['missing', 'yesterday'],
  ['mis-scaled', String(now / 1000)],
  ['mis-scaled', String(now * 1000)],
  ['mis-scaled', String(now * 1_000_000)],
  ['mis-scaled', '0'],
  ['mis-scaled', `${now}.5`],
  ['future', String(now + 61_000)],
  ['future', String(now + 365 * millisecondsInDay)],
] as const)('%s: %s', (kind, text) => {
  expect(read(text)).toEqual({ kind });
});

test('whatever lies between the first recorders and a minute from now is what it says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_262_304_000_000, max: now + 60_000 }), (at) => {
      expect(read(String(at))).toEqual({ kind: 'known', at });
    }),
  );
});
