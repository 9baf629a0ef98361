import { colorPresets, nextColor } from './color-presets';
import { colorVisions, leastSeenDistance, seenDistance } from './color-vision';

const least = 0.12;
/** Surfaces of the light, dark and high-contrast themes, and the bright and dark picture of a sample. */
const surfaces = ['#ffffff', '#161d27', '#000000', '#9aa0a6', '#2b2f33'] as const;

const pairs = colorPresets.flatMap((one, at) => colorPresets.slice(at + 1).map((other) => [one, other] as const));

test.each(pairs)('5.13: %s and %s are told apart with every form of colour vision', (one, other) => {
  expect(leastSeenDistance(one, other)).toBeGreaterThan(least);
});

test.each(surfaces)('5.13: every colour that is offered is told apart from the surface %s', (surface) => {
  for (const color of colorPresets) expect(leastSeenDistance(color, surface)).toBeGreaterThan(least);
});

test('the simulations see what is known of them: red and green are close for two of them, blue and green for the third', () => {
  const [red, green] = ['#c85a3c', '#8c8c3c'] as const;
  const usual = seenDistance(red, green, 'usual');
  expect(seenDistance(red, green, 'deuteranopia')).toBeLessThan(usual / 2);
  expect(seenDistance(red, green, 'protanopia')).toBeLessThan(usual);
  expect(seenDistance('#0080a0', '#008060', 'tritanopia')).toBeLessThan(seenDistance('#0080a0', '#008060', 'usual'));
  for (const vision of colorVisions) {
    expect(seenDistance('#000000', '#ffffff', vision)).toBeCloseTo(1, 2);
    expect(seenDistance('#123456', '#123456', vision)).toBe(0);
  }
});

test('the next colour is the first, then one that is far from those in use, whatever these are', () => {
  expect(nextColor([])).toBe(colorPresets[0]);
  expect(leastSeenDistance(nextColor(['#f0a000', '#5078f0']), '#f0a000')).toBeGreaterThan(least);
  for (let used = 1; used < colorPresets.length; used += 1) {
    expect(colorPresets.slice(0, used)).not.toContain(nextColor(colorPresets.slice(0, used)));
  }
});
