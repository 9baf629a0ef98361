import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { drawFrame } from '../../herd/drawing/draw-frame';
import type { SimulatedCamera } from '../../herd/simulated-camera';
import { backgroundOf, differenceOf, edgesOf, type GreyPicture, likenessOf, sharpnessOf } from './grey-picture';
import { noPicture, type PictureMemory, pictureFindings, seePicture } from './picture-watch';
import { readGreyPicture } from './read-grey-picture';

const drawn = { width: 192, height: 108 };
const pen = { name: 'Pen', animalCount: 12, species: 'pig', flooring: 'slatted', timeZone: 'Europe/Berlin' } as const;
const cameras: readonly SimulatedCamera[] = [
  { ...pen, cameraId: 'pen', seed: 99, flooring: 'litter' },
  { ...pen, cameraId: 'row', seed: 5013, species: 'broiler', flooring: 'litter', animalCount: 120 },
];
const morning = Date.UTC(2026, 9, 1, 7);

/** What somebody or something does to a camera, done to its picture. */
type Harm = (picture: Sharp) => Sharp;
const none: Harm = (picture) => picture;
const dirt: Harm = (picture) => picture.blur(3);
/** Turned by a tenth of the width, half of that downwards. */
const turn: Harm = (picture) =>
  picture
    .extract({ left: 20, top: 10, width: drawn.width - 20, height: drawn.height - 10 })
    .extend({ left: 0, top: 0, right: 20, bottom: 10, extendWith: 'mirror' });

async function still(camera: SimulatedCamera, timeMs: number, harm: Harm): Promise<GreyPicture> {
  const frame = sharp(drawFrame(camera, timeMs, drawn).y, { raw: { ...drawn, channels: 1 } });
  return readGreyPicture(await harm(frame).jpeg({ quality: 82 }).toBuffer());
}

const stepMs = 10 * millisecondsInMinute;

async function watch(
  camera: SimulatedCamera,
  memory: PictureMemory,
  { hours, fromHour, harm = none }: { readonly hours: number; readonly fromHour: number; readonly harm?: Harm },
): Promise<{ readonly memory: PictureMemory; readonly told: ReadonlySet<string> }> {
  let current = memory;
  const told = new Set<string>();
  for (let ms = 0; ms < hours * millisecondsInHour; ms += stepMs) {
    const atMs = fromHour * millisecondsInHour + ms;
    current = seePicture(current, await still(camera, morning + atMs, harm), atMs);
    for (const { fault, sight } of pictureFindings(camera.cameraId, current))
      if (sight.kind === 'faulty') told.add(fault);
  }
  return { memory: current, told };
}

const lastKinds = (memory: PictureMemory) =>
  Object.fromEntries(pictureFindings('any', memory).map(({ fault, sight }) => [fault, sight.kind]));

test.each(cameras)(
  '$cameraId: a day of a herd is no fault; dirt and a turned camera are told, and their end',
  async (camera) => {
    // A day, a night and a morning.
    const learnt = await watch(camera, noPicture, { hours: 26, fromHour: 0 });
    expect([...learnt.told]).toEqual([]);
    const dirty = await watch(camera, learnt.memory, { hours: 3, fromHour: 26, harm: dirt });
    expect([...dirty.told]).toEqual(['lensDirty']);
    const wiped = await watch(camera, dirty.memory, { hours: 3, fromHour: 29 });
    expect(lastKinds(wiped.memory)).toMatchObject({ lensDirty: 'well', cameraMoved: 'well', pictureFrozen: 'well' });
    const turned = await watch(camera, learnt.memory, { hours: 3, fromHour: 26, harm: turn });
    expect([...turned.told]).toEqual(['cameraMoved']);
    const back = await watch(camera, turned.memory, { hours: 3, fromHour: 29 });
    expect(lastKinds(back.memory)).toMatchObject({ lensDirty: 'well', cameraMoved: 'well' });
  },
);

describe('a picture that does not change', () => {
  const size = { width: 16, height: 9 };
  const grey = (seed: number, level = 90): GreyPicture => ({
    ...size,
    pixels: Uint8Array.from({ length: 144 }, (_, index) => level + ((index * 7 + seed * 13) % 5)),
  });
  const minutes = (pictures: readonly GreyPicture[]): Readonly<Record<string, string>> =>
    lastKinds(
      pictures.reduce(
        (memory, picture, minute) => seePicture(memory, picture, minute * millisecondsInMinute),
        noPicture,
      ),
    );

  test('is told after ten minutes, and over with the first that differs', () => {
    expect(minutes(Array(10).fill(grey(1)))).toMatchObject({ pictureFrozen: 'well' });
    expect(minutes(Array(11).fill(grey(1)))).toMatchObject({ pictureFrozen: 'faulty' });
    expect(minutes([...Array(20).fill(grey(1)), grey(2)])).toMatchObject({ pictureFrozen: 'well' });
  });

  test('is nothing in the dark', () => {
    expect(minutes(Array(60).fill(grey(1, 4)))).toMatchObject({ pictureFrozen: 'unknown' });
  });

  test('is none with the noise of a sensor', () => {
    const noisy = Array.from({ length: 60 }, (_, minute) => {
      const picture = grey(1);
      return {
        ...picture,
        pixels: picture.pixels.map((value, index) => value + ((index + minute) % 20 === 0 ? 1 : 0)),
      };
    });
    expect(minutes(noisy)).toMatchObject({ pictureFrozen: 'well' });
  });
});

describe('comparing', () => {
  const pictures = fc
    .uint8Array({ minLength: 144, maxLength: 144 })
    .map((pixels): GreyPicture => ({ width: 16, height: 9, pixels }));

  test('a picture is like itself, and differs by nothing from itself', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        expect(differenceOf(picture, picture)).toBe(0);
        const edges = edgesOf(picture);
        const isFlat = new Set(edges).size === 1;
        expect(likenessOf(edges, edges)).toBeCloseTo(isFlat ? 0 : 1);
        expect(sharpnessOf(edges)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a background does not depend on the order, nor on what passes by less than half of the time', () => {
    fc.assert(
      fc.property(pictures, fc.array(pictures, { minLength: 4, maxLength: 4 }), (floor, passing) => {
        const seen = [floor, ...passing, floor, floor, floor, floor];
        expect(backgroundOf(seen)).toEqual(floor);
        expect(backgroundOf(seen.toReversed())).toEqual(floor);
      }),
    );
  });
});
