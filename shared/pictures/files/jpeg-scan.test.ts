import fc from 'fast-check';
import sharp from 'sharp';
import { inspectPicture } from './inspect-picture';
import { scanDamage } from './jpeg-scan';

interface Form {
  readonly quality?: number;
  readonly optimiseCoding?: boolean;
  readonly chromaSubsampling?: '4:2:0' | '4:4:4';
  readonly grey?: boolean;
}

const width = 320;
const height = 180;

type Light = (x: number, y: number) => readonly [number, number, number];

async function jpegOf(light: Light, { grey = false, ...form }: Form = {}): Promise<Uint8Array> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let place = 0; place < width * height; place += 1) {
    const colour = light(place % width, Math.floor(place / width));
    colour.forEach((value, channel) => {
      pixels[3 * place + channel] = value;
    });
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return new Uint8Array(await (grey ? picture.greyscale() : picture).jpeg({ quality: 80, ...form }).toBuffer());
}

/** Noise that is the same in each run. */
const noise = (x: number, y: number) => ((x * 73_856_093) ^ (y * 19_349_663) ^ (x * y * 83_492_791)) & 31;
const pen: Light = (x, y) => [80 + (x % 90) + noise(x, y), 60 + (y % 60) + noise(y, x), 40 + ((x + y) % 40)];
const darkBarn: Light = (x, y) => [4 + (noise(x, y) >> 3), 4 + (noise(x, y) >> 3), 5 + (noise(y, x) >> 3)];
const black: Light = () => [0, 0, 0];
const grey: Light = () => [128, 128, 128];
const white: Light = () => [255, 255, 255];
const lampAbove: Light = (x, y) => (y < 40 ? pen(x, y) : [0, 0, 0]);
const noSignal: Light = (x, y) => (y > 80 && y < 100 && x % 20 < 8 ? [255, 255, 255] : [0, 0, 255]);

const scenes = { pen, darkBarn, black, grey, white, lampAbove, noSignal };
const forms: readonly Form[] = [
  {},
  { quality: 20 },
  { quality: 98, chromaSubsampling: '4:4:4' },
  { optimiseCoding: false },
  { grey: true },
];

function verdict(bytes: Uint8Array) {
  const reading = scanDamage(bytes);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** Where the picture data begin. */
function dataStart(bytes: Uint8Array): number {
  const at = bytes.findIndex((byte, place) => byte === 0xff && bytes[place + 1] === 0xda);
  return at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
}

const withEnd = (bytes: Uint8Array) => new Uint8Array([...bytes, 0xff, 0xd9]);

describe.each(Object.entries(scenes))('a picture of: %s', (_name, scene) => {
  test('is never called damaged, in whatever form', async () => {
    for (const form of forms) expect(verdict(await jpegOf(scene, form))).toBeNull();
  });
});

test('progressive pictures are not read here', async () => {
  const bytes = new Uint8Array(
    await sharp(await jpegOf(pen))
      .jpeg({ progressive: true })
      .toBuffer(),
  );
  expect(verdict(bytes)).toBeNull();
});

/** 48×48 in three slices, as cameras make them that code with several threads. */
const withRestarts = new Uint8Array(
  Buffer.from(
    '/9j/4AAQSkZJRgABAgAAAQABAAD//gAQTGF2YzU5LjM3LjEwMAD/2wBDAAg+Pkk+SVVVVVVVVWRdZGhoaGRkZGRoaGhwcHCDg4NwcHBoaHBwfHyDg4+Tj4eHg4eTk5ubm7q6srLZ2eD/////3QAEAAP/xAGiAAABBQEBAQEBAQAAAAAAAAAAAQIDBAUGBwgJCgsBAAMBAQEBAQEBAQEAAAAAAAABAgMEBQYHCAkKCxAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6EQACAQIEBAMEBwUEBAABAncAAQIDEQQFITEGEkFRB2FxEyIygQgUQpGhscEJIzNS8BVictEKFiQ04SXxFxgZGiYnKCkqNTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqCg4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2dri4+Tl5ufo6ery8/T19vf4+fr/wAARCAAwADADASIAAhEAAxEA/9oADAMBAAIRAxEAPwDxJPvCvYACg+tU7aHKmQ/Rf6munk7V6EYKT118jojO8o0mrqV2/u0X3o82aRwThmH4mvdWjQA4VR+Ar51f7xr6ff7przsX7ns+X3d9tOxzS057aWvby3POdwQ/WvYU+6K8Gk7Vat5ismwng9PY/wD1/wCdebCbktdSIwvCNW75ndPz10/BH//Q9EjAEC4/ug/nzXEydq7pDmBf91f6VwsnavpaZ5UP94h6P8meQv8AeNfT7/dNfMD/AHjX0+/3TXzWN/5dfP8AQ9Wf/Lz5/qeQydq8pYlXyOoIIr1aTtXkrDLYHtXzVM9WH+7w9X+bP//R1YCRHs688e1aTpnvXjMc7AgYH6/416V5pcdBXzl6qlpJL1selKCv7SGltLt7ff6nOmDcc7v0/wDr128kuBjH6/8A1q87aZlOMD9f8a9PkiUgnmvrp2XJ7bXflt8u1vI+B/eXldprW+x5YX344xVdVCyBzzg5x0/WuiWIZ4P1r0QW6sM5b9P8K6mqdrxTXrf9T9Fpzp8qg76a2s9P6uf/2Q==',
    'base64',
  ),
);

test('restart markers are followed; where one is missing the picture is spoilt', () => {
  expect(verdict(withRestarts)).toBeNull();
  const marker = withRestarts.findIndex((byte, at) => byte === 0xff && withRestarts[at + 1] === 0xd0);
  const without = new Uint8Array([...withRestarts.subarray(0, marker), ...withRestarts.subarray(marker + 2)]);
  expect(verdict(without)).not.toBeNull();
});

test('a picture that ends too early is incomplete, though it has an end marker', async () => {
  const wholes = await Promise.all(forms.map((form) => jpegOf(pen, form)));
  fc.assert(
    fc.property(fc.constantFrom(...wholes), fc.double({ min: 0, max: 0.97, noNaN: true }), (whole, share) => {
      const begin = dataStart(whole);
      const cut = withEnd(whole.subarray(0, begin + Math.floor((whole.length - 2 - begin) * share)));
      expect(inspectPicture(cut).ok).toBe(true);
      expect(verdict(cut)).not.toBeNull();
    }),
  );
});

test('F48: a picture of which the end or the middle is zeros is damaged', async () => {
  const wholes = await Promise.all(forms.map((form) => jpegOf(pen, form)));
  fc.assert(
    fc.property(fc.constantFrom(...wholes), fc.double({ min: 0, max: 0.85, noNaN: true }), (whole, share) => {
      const begin = dataStart(whole);
      const zeroed = whole.slice();
      zeroed.fill(0, begin + Math.floor((whole.length - 2 - begin) * share), whole.length - 2);
      expect(verdict(zeroed)).not.toBeNull();
    }),
  );
});

test('of pictures with many flipped bits nearly all are told', async () => {
  const whole = await jpegOf(pen);
  const begin = dataStart(whole);
  let told = 0;
  for (let round = 0; round < 50; round += 1) {
    const flipped = whole.slice();
    for (let bit = 0; bit < 40; bit += 1) {
      const at = begin + ((round * 7919 + bit * 104_729) % (whole.length - 2 - begin));
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (bit % 8));
    }
    if (verdict(flipped) !== null) told += 1;
  }
  expect(told).toBeGreaterThanOrEqual(45);
});

test('whatever the bytes, it comes to an end', async () => {
  const whole = await jpegOf(pen);
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.uint8Array({ maxLength: 200 }), (at, wild) => {
      const bytes = whole.slice();
      bytes.set(wild.subarray(0, whole.length - at), at);
      expect([null, 'truncated', 'garbled']).toContain(verdict(bytes));
    }),
  );
});
