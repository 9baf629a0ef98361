import sharp from 'sharp';
import type { GreyPicture } from './grey-picture';

const size = { width: 96, height: 54 };

/** A small grey copy of a still. @throws when it is no picture */
export async function readGreyPicture(jpeg: Uint8Array): Promise<GreyPicture> {
  const pixels = await sharp(jpeg)
    .resize({ ...size, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return { ...size, pixels: new Uint8Array(pixels) };
}
