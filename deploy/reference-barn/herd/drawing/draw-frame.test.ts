import fc from 'fast-check';
import sharp from 'sharp';
import { animalsAt } from '../behaviour/animals-at';
import type { SimulatedCamera } from '../simulated-camera';
import { drawFrame } from './draw-frame';
import { drawStill } from './draw-still';
import { createFrame, type Frame } from './frame';
import { drawTimeBarcode, readTimeBarcode } from './overlay/time-barcode';

const noon = Date.UTC(2026, 10, 20, 11);
const midnight = Date.UTC(2026, 10, 20, 0, 30);
const pictureSize = { width: 320, height: 180 };

const pigs: SimulatedCamera = {
  cameraId: 'pen-1',
  name: 'Pen 1',
  seed: 11,
  species: 'pig',
  animalCount: 12,
  flooring: 'slatted',
  timeZone: 'Europe/Berlin',
};
const birds: SimulatedCamera = { ...pigs, seed: 5, species: 'broiler', animalCount: 80, flooring: 'litter' };

describe('drawFrame', () => {
  test.each([pigs, birds, { ...pigs, flooring: 'litter' as const }])(
    'gives the same bytes for the same camera and time',
    (camera) => {
      const first = drawFrame(camera, noon, pictureSize);
      drawFrame(camera, noon + 61_234, pictureSize);
      drawFrame({ ...camera, seed: 99 }, noon, pictureSize);
      expect(Buffer.compare(drawFrame(camera, noon, pictureSize).data, first.data)).toBe(0);
    },
  );

  test('lays the three planes one after the other and keeps to the limited range', () => {
    const { data, y, u, v } = drawFrame(birds, noon, pictureSize);
    expect(data.length).toBe(pictureSize.width * pictureSize.height * 1.5);
    expect([y.byteOffset, u.byteOffset, v.byteOffset]).toEqual([0, 57_600, 72_000]);
    expect(Math.min(...y)).toBeGreaterThanOrEqual(16);
    expect(Math.max(...y)).toBeLessThanOrEqual(235);
  });

  test('shows animals where the truth has them', () => {
    const empty = drawFrame({ ...pigs, animalCount: 0 }, noon, pictureSize);
    const full = drawFrame(pigs, noon, pictureSize);
    for (const { x, y } of animalsAt(pigs, noon)) {
      const at = Math.round(y * pictureSize.height) * pictureSize.width + Math.round(x * pictureSize.width);
      expect(differenceAround(full, empty, at)).toBeGreaterThan(4);
    }
  });

  test('is in colour under lamps and grey in infrared', () => {
    expect(colourfulness(drawFrame(pigs, noon, pictureSize))).toBeGreaterThan(3);
    expect(colourfulness(drawFrame(pigs, midnight, pictureSize))).toBe(0);
  });

  test('changes from frame to frame', () => {
    expect(
      Buffer.compare(drawFrame(pigs, noon, pictureSize).data, drawFrame(pigs, noon + 100, pictureSize).data),
    ).not.toBe(0);
  });

  test('refuses sizes that 4:2:0 cannot have', () => {
    expect(() => drawFrame(pigs, noon, { width: 321, height: 180 })).toThrow(RangeError);
  });

  test('carries a readable time when asked to', () => {
    const camera = { ...pigs, timeBarcode: true };
    const { y, width, height } = drawFrame(camera, noon + 123, pictureSize);
    expect(readTimeBarcode(y, width, height)).toBe(noon + 123);
    const without = drawFrame(pigs, noon, pictureSize);
    expect(readTimeBarcode(without.y, width, height)).toBeNull();
  });
});

describe('time barcode', () => {
  test('reads what was drawn, at any size, through noise', () => {
    const size = fc.record({ width: fc.integer({ min: 64, max: 640 }), height: fc.integer({ min: 32, max: 360 }) });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 48 - 1 }),
        size,
        fc.integer({ min: 0, max: 40 }),
        (time, { width, height }, noise) => {
          const frame = createFrame(width * 2, height * 2);
          drawTimeBarcode(frame, time);
          const noisy = Array.from(frame.y, (luma, index) => luma + ((index * 7919) % (2 * noise + 1)) - noise);
          expect(readTimeBarcode(noisy, frame.width, frame.height)).toBe(time);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('answers nothing rather than something wrong when a block is damaged', () => {
    const frame = createFrame(560, 320);
    drawTimeBarcode(frame, noon);
    for (let row = 300; row < 320; row++) {
      for (let column = 100; column < 110; column++)
        frame.y[row * 560 + column] = 251 - (frame.y[row * 560 + column] ?? 0);
    }
    expect(readTimeBarcode(frame.y, 560, 320)).toBeNull();
  });
});

describe('drawStill', () => {
  test.each([75, 181, 360])('makes a 16:9 JPEG of %i pixels height', async (heightPixels) => {
    const { format, width, height } = await sharp(await drawStill(pigs, noon, { heightPixels })).metadata();
    expect({ format, height }).toEqual({ format: 'jpeg', height: heightPixels });
    expect(Math.abs((width ?? 0) - (heightPixels * 16) / 9)).toBeLessThanOrEqual(1.5);
  });

  test.each([0, -1, 2.5, 5000, Number.NaN])('refuses a height of %p', async (heightPixels) => {
    await expect(drawStill(pigs, noon, { heightPixels })).rejects.toThrow(RangeError);
  });
});

/** Mean distance of the luma in 9 × 9 pixels. */
function differenceAround({ y, width }: Frame, other: Frame, at: number): number {
  let sum = 0;
  for (let row = -4; row <= 4; row++) {
    for (let column = -4; column <= 4; column++) {
      const index = at + row * width + column;
      sum += Math.abs((y[index] ?? 0) - (other.y[index] ?? 0));
    }
  }
  return sum / 81;
}

/** Mean distance of the chroma from grey. */
function colourfulness({ u, v }: Frame): number {
  let sum = 0;
  u.forEach((blue, index) => {
    sum += Math.abs(blue - 128) + Math.abs((v[index] ?? 128) - 128);
  });
  return sum / u.length;
}
