import fc from 'fast-check';
import { controlBuffer, jumpAboveS, newBufferControl, targetAheadS } from './buffer-control';

/** A player fed in real time at `framesPerSecond`, controlled every 100 ms. */
function simulate(aheadS: number, framesPerSecond: number, seconds: number): { aheadS: number; jumps: number } {
  let control = newBufferControl;
  let ahead = aheadS;
  let jumps = 0;
  for (let step = 1; step <= seconds * 10; step += 1) {
    const [next, advice] = controlBuffer(control, ahead);
    control = next;
    if (advice.kind === 'jump') {
      jumps += 1;
      ahead = advice.aheadS;
    }
    const rate = advice.kind === 'play-at' ? advice.rate : 1;
    const framesBefore = Math.floor(((step - 1) * framesPerSecond) / 10);
    const arrived = (Math.floor((step * framesPerSecond) / 10) - framesBefore) / framesPerSecond;
    ahead = Math.max(0, ahead + arrived - rate * 0.1);
  }
  return { aheadS: ahead, jumps };
}

test('plays at normal speed on target and jumps when far behind', () => {
  expect(controlBuffer(newBufferControl, targetAheadS)[1]).toEqual({ kind: 'play-at', rate: 1 });
  expect(controlBuffer(newBufferControl, jumpAboveS + 0.01)[1]).toEqual({ kind: 'jump', aheadS: targetAheadS });
});

test('the rate is bounded and grows with the buffer', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 2, noNaN: true }),
      fc.double({ min: 0, max: 2, noNaN: true }),
      (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((ahead) => {
          const [, advice] = controlBuffer({ meanAheadS: ahead }, ahead);
          return advice.kind === 'play-at' ? advice.rate : Number.NaN;
        });
        expect(less).toBeLessThanOrEqual(more ?? 0);
        expect(less).toBeGreaterThanOrEqual(0.92);
        expect(more).toBeLessThanOrEqual(1.5);
      },
    ),
  );
});

test.each([
  [0.9, 10],
  [1.9, 15],
  [0.05, 10],
])('from %f s ahead at %i frames a second it settles near the target', (ahead, rate) => {
  const after = simulate(ahead, rate, 15);
  expect(after.jumps).toBe(0);
  expect(after.aheadS).toBeGreaterThan(0.02);
  expect(after.aheadS).toBeLessThan(0.3);
});

test('a 5 s stall is made good by one jump', () => {
  const after = simulate(5, 10, 2);
  expect(after.jumps).toBe(1);
  expect(after.aheadS).toBeLessThan(0.3);
});
