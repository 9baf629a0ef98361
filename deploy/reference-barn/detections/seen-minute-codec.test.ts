import { millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { labels } from '../data/labels';
import type { SeenMinute } from './seen-minute';
import { decodeCounts, decodeMinutes, encodeMinutes } from './seen-minute-codec';

const spanStartMs = 1_790_755_200_000;
// What a byte can tell.
const share = fc.integer({ min: 0, max: 255 }).map((value) => value / 255);
const label = fc.constantFrom(...labels.map((known) => known.label));
const animal = fc.record({
  label,
  posture: fc.constantFrom(null, 'lying' as const, 'sitting' as const, 'standing' as const),
  x: share,
  y: share,
  width: share,
  height: share,
});
const look = fc.record({
  counted: fc.subarray(labels.map((known) => known.label)),
  animals: fc.array(animal, { maxLength: 40 }),
});
const minutes: fc.Arbitrary<readonly SeenMinute[]> = fc.uniqueArray(fc.integer({ min: 0, max: 9 })).chain((known) =>
  fc.tuple(
    ...known.map((minute) =>
      fc.record({
        timeMs: fc.constant(spanStartMs + minute * millisecondsInMinute),
        look: fc.option(look),
        walked: fc.record({
          bodyLengths: fc.integer({ min: 0, max: 1_000 }),
          looks: fc.integer({ min: 0, max: 1_000 }),
        }),
        infrared: fc.option(fc.boolean()),
      }),
    ),
  ),
);

test('what is stored is read as it was', () => {
  fc.assert(
    fc.property(minutes, (written) => {
      expect(decodeMinutes(encodeMinutes(written, spanStartMs), spanStartMs)).toEqual(written);
    }),
  );
});

test('counts are those of the places, and there are none of what was not counted', () => {
  fc.assert(
    fc.property(minutes, (written) => {
      const counted = decodeCounts(encodeMinutes(written, spanStartMs), spanStartMs).map(({ counts }) => counts);
      const wanted = written.map(({ look: seen }) =>
        labels.map((known) => {
          const animals = seen?.animals.filter((one) => one.label === known.label).length ?? 0;
          return seen?.counted.includes(known.label) ? animals : null;
        }),
      );
      expect(counted).toEqual(wanted);
    }),
  );
});

test('a minute with fifteen pigs takes less than 90 bytes', () => {
  const pig = { label: 'pig_lying', posture: 'lying', x: 0.5, y: 0.5, width: 0.1, height: 0.2 } as const;
  const minute: SeenMinute = {
    timeMs: spanStartMs,
    look: { counted: ['pig_lying'], animals: Array.from({ length: 15 }, () => pig) },
    walked: { bodyLengths: 1, looks: 15 },
    infrared: false,
  };
  expect(encodeMinutes([minute], spanStartMs).length).toBeLessThan(90);
});
