import fc from 'fast-check';
import { readIdentifier, writeIdentifier } from './identifier';

const moments = fc.integer({ min: 0, max: 4_102_444_800_000 });

test('2.13: what is written as an identifier is read as it was', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 86_400_000 }), (moment, length) => {
      const start = Math.min(moment, 4_102_444_800_000 - length);
      for (const identifier of [
        { kind: 'timestamp', moment } as const,
        { kind: 'timespan', span: { start, end: start + length } } as const,
      ]) {
        expect(readIdentifier(...writeIdentifier(identifier))).toEqual(identifier);
      }
    }),
  );
});

test.each([
  ['recording', 'rec-pen-01-1790751600'],
  ['recording', 'of any letters, /ä'],
])('2.13: a recording goes by its id, whatever that looks like: %s', (kind, text) => {
  expect(readIdentifier(kind, text)).toEqual({ kind: 'recording', recordingId: text });
});

test.each([
  ['recording', ' '],
  ['timestamp', ''],
  ['timestamp', '-5'],
  ['timestamp', '12.5'],
  ['timestamp', '99999999999999'],
  ['timespan', '1790751600000'],
  ['timespan', '1790751600000-1790751600000'],
  ['timespan', '1790751600000-1790751500000'],
  ['timespan', '1790751600000-1790838000001'],
  ['timespan', '1-2-3'],
  ['somethingElse', '1790751600000'],
])('2.13: anything else is no video: %s/%s', (kind, text) => {
  expect(readIdentifier(kind, text)).toBeNull();
});
