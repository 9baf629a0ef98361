import sharp from 'sharp';
import { isInfraredStill, lightSample, tellInfrared } from './tell-infrared';

const pixels = lightSample.width * lightSample.height;

/** @param colourOf red, green and blue of a pixel by its number */
const picture = (colourOf: (pixel: number) => readonly [number, number, number]): Uint8Array =>
  new Uint8Array(Array.from({ length: pixels }, (_, pixel) => [...colourOf(pixel)]).flat());

const grey = (pixel: number): readonly [number, number, number] => [pixel % 200, pixel % 200, pixel % 200];

test.each([
  ['grey', picture(grey), true],
  ['grey with a coloured clock', picture((pixel) => (pixel < pixels * 0.015 ? [250, 220, 0] : grey(pixel))), true],
  [
    'grey with a heat lamp over a corner',
    picture((pixel) => (pixel < pixels * 0.05 ? [250, 90, 60] : grey(pixel))),
    false,
  ],
  ['straw', picture((pixel) => [120 + (pixel % 80), 100 + (pixel % 60), 60]), false],
  ['darkness', picture((pixel) => [pixel % 9, pixel % 7, 4]), null],
  ['nothing', new Uint8Array(), null],
])('%s', (_, rgb, infrared) => {
  expect(tellInfrared(rgb)).toBe(infrared);
});

test.each([
  ['grey', 'b-w', true],
  ['coloured', 'srgb', false],
] as const)('a JPEG that is %s', async (_, space, infrared) => {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const jpeg = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#9a7b4f', noise } })
    .tint(space === 'srgb' ? '#c08040' : '#808080')
    .toColourspace(space)
    .jpeg({ quality: 60 })
    .toBuffer();
  expect(await isInfraredStill(jpeg)).toBe(infrared);
});
