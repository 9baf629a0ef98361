import fc from 'fast-check';
import { type PlayerIdentifier, playerPath } from '../../camera-records/addresses/camera-addresses';
import { readIdentifier } from './identifier';

const latest = 4_102_444_800_000;

test('2.14: what a link to the player says is read as it was meant', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: latest - 86_400_000 }),
      fc.integer({ min: 1, max: 86_400_000 }),
      fc.string({ minLength: 1 }).filter((id) => id.trim() !== '' && id !== '.' && id !== '..'),
      (start, length, recordingId) => {
        const identifiers: readonly PlayerIdentifier[] = [
          { type: 'timestamp', moment: start },
          { type: 'timespan', start, end: start + length },
          { type: 'recording', recordingId },
        ];
        for (const identifier of identifiers) {
          const [type = '', text = ''] = playerPath('b', 'c', identifier).split('/').slice(-2).map(decodeURIComponent);
          expect(readIdentifier(type, text)).toEqual(identifier);
        }
      },
    ),
  );
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
])('2.14: anything else is no video: %s/%s', (type, text) => {
  expect(readIdentifier(type, text)).toBeNull();
});
