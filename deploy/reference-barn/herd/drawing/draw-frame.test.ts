import fc from 'fast-check';
import sharp from 'sharp';
import { animalsAt } from '../behaviour/animals-at';
import type { SimulatedCamera } from '../simulated-camera';
import { drawFrame } from './draw-frame';
import { drawStill } from './draw-still';
import { createFrame, type Frame } from './frame';
import { drawTimeBarcode, readTimeBarcode } from './overlay/time-barcode';

const NOON = Date.UTC(2026, 10, 20, 11);
const MIDNIGHT = Date.UTC(2026, 10, 20, 0, 30);
const SIZE = { width: 320, height: 180 };

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
  it.each([pigs, birds, { ...pigs, flooring: 'litter' as const }])(
    'gives the same bytes for the same camera and time',
    (camera) => {
      const first = drawFrame(camera, NOON, SIZE);
      drawFrame(camera, NOON + 61_234, SIZE);
      drawFrame({ ...camera, seed: 99 }, NOON, SIZE);
      expect(Buffer.compare(drawFrame(camera, NOON, SIZE).data, first.data)).toBe(0);
    },
  );

  it('lays the three planes one after the other and keeps to the limited range', () => {
    const { data, y, u, v } = drawFrame(birds, NOON, SIZE);
    expect(data.length).toBe(SIZE.width * SIZE.height * 1.5);
    expect([y.byteOffset, u.byteOffset, v.byteOffset]).toEqual([0, 57_600, 72_000]);
    expect(Math.min(...y)).toBeGreaterThanOrEqual(16);
    expect(Math.max(...y)).toBeLessThanOrEqual(235);
  });

  it('shows animals where the truth has them', () => {
    const empty = drawFrame({ ...pigs, animalCount: 0 }, NOON, SIZE);
    const full = drawFrame(pigs, NOON, SIZE);
    for (const { x, y } of animalsAt(pigs, NOON)) {
      const at = Math.round(y * SIZE.height) * SIZE.width + Math.round(x * SIZE.width);
      expect(differenceAround(full, empty, at)).toBeGreaterThan(4);
    }
  });

  it('is in colour under lamps and grey in infrared', () => {
    expect(colourfulness(drawFrame(pigs, NOON, SIZE))).toBeGreaterThan(3);
    expect(colourfulness(drawFrame(pigs, MIDNIGHT, SIZE))).toBe(0);
  });

  it('changes from frame to frame', () => {
    expect(Buffer.compare(drawFrame(pigs, NOON, SIZE).data, drawFrame(pigs, NOON + 100, SIZE).data)).not.toBe(0);
  });

  it('refuses sizes that 4:2:0 cannot have', () => {
    expect(() => drawFrame(pigs, NOON, { width: 321, height: 180 })).toThrow(RangeError);
  });

  it('carries a readable time when asked to', () => {
    const camera = { ...pigs, timeBarcode: true };
    const { y, width, height } = drawFrame(camera, NOON + 123, SIZE);
    expect(readTimeBarcode(y, width, height)).toBe(NOON + 123);
    const without = drawFrame(pigs, NOON, SIZE);
    expect(readTimeBarcode(without.y, width, height)).toBeNull();
  });
});

describe('time barcode', () => {
  it('reads what was drawn, at any size, through noise', () => {
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

  it('answers nothing rather than something wrong when a block is damaged', () => {
    const frame = createFrame(560, 320);
    drawTimeBarcode(frame, NOON);
    for (let row = 300; row < 320; row++) {
      for (let column = 100; column < 110; column++)
        frame.y[row * 560 + column] = 251 - (frame.y[row * 560 + column] ?? 0);
    }
    expect(readTimeBarcode(frame.y, 560, 320)).toBeNull();
  });
});

describe('drawStill', () => {
  it.each([75, 181, 360])('makes a 16:9 JPEG of %i pixels height', async (heightPixels) => {
    const { format, width, height } = await sharp(await drawStill(pigs, NOON, { heightPixels })).metadata();
    expect({ format, height }).toEqual({ format: 'jpeg', height: heightPixels });
    expect(Math.abs((width ?? 0) - (heightPixels * 16) / 9)).toBeLessThanOrEqual(1.5);
  });

  it.each([0, -1, 2.5, 5000, Number.NaN])('refuses a height of %p', async (heightPixels) => {
    await expect(drawStill(pigs, NOON, { heightPixels })).rejects.toThrow(RangeError);
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
