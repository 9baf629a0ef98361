import type { Detection } from '@barnwatch/shared/wire';
import fc from 'fast-check';
import { speedOf, together } from '../data/speed/walked-distance';
import { type Followed, follow } from './walked-by-tracks';

const at = (time: number, more: object = {}) => ({ cameraId: 'pen-01', time, counted: [], aspectRatio: 1, ...more });
const pig = (x: number, track = 'a'): Detection => ({
  label: 'pig_standing',
  track,
  box: { x, y: 0.4, width: 0.1, height: 0.1 },
});

/** Speed over looks, each a time (s) with the place of an animal. */
function speed(...looks: readonly (readonly [number, number])[]): number | null {
  let followed: Followed | undefined;
  let sum = { bodyLengths: 0, looks: 0 };
  for (const [second, x] of looks) {
    const step = follow(followed, at(second * 1_000), [pig(x)]);
    followed = step.followed;
    sum = together(sum, step.walked);
  }
  return speedOf(sum);
}

test.each([
  ['half a length in ten seconds', speed([0, 0.1], [10, 0.15]), 3],
  [
    'the same, looked at every second',
    speed(...Array.from({ length: 11 }, (_, s) => [s, 0.1 + s * 0.005] as const)),
    3,
  ],
  ['trembling', speed([0, 0.1], [10, 0.105], [20, 0.1]), 0],
  ['nobody knows the way of two minutes', speed([0, 0.1], [120, 0.5]), null],
  ['a track that jumps to another animal', speed([0, 0.05], [0.5, 0.9], [5, 0.05], [10, 0.05]), 0],
  ['a single look', speed([0, 0.1]), null],
])('%s', (_, measured, wanted) => {
  expect(measured).toBe(wanted);
});

test('whatever is sent, what was walked is a number, and nobody is faster than five lengths a second', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const size = fc.double({ min: Number.MIN_VALUE, max: 1, noNaN: true });
  const box = fc.record({ x: share, y: share, width: size, height: size });
  const detection = fc.record(
    { label: fc.constant('pig_lying'), box, track: fc.constantFrom('a', 'b', '__proto__') },
    { requiredKeys: ['label'] },
  );
  const look = fc.record(
    {
      afterMs: fc.integer({ min: 1, max: 100_000 }),
      detections: fc.array(detection, { maxLength: 5 }),
      activity: fc.double({ min: 0, max: 600, noNaN: true }),
      aspectRatio: fc.double({ min: 0.2, max: 5, noNaN: true }),
    },
    { requiredKeys: ['afterMs', 'detections'] },
  );
  fc.assert(
    fc.property(fc.array(look, { maxLength: 20 }), (looks) => {
      let followed: Followed | undefined;
      let time = 0;
      for (const { afterMs, detections, ...more } of looks) {
        time += afterMs;
        const step = follow(followed, at(time, more), detections as Detection[]);
        followed = step.followed;
        const { bodyLengths, looks: animals } = step.walked;
        expect(bodyLengths).toBeGreaterThanOrEqual(0);
        // A look is ten seconds; a mean activity goes up to ten lengths a second.
        expect(bodyLengths).toBeLessThanOrEqual(100.001 * animals);
      }
    }),
  );
});
