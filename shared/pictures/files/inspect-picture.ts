import { gifFacts } from './gif';
import { jpegFacts } from './jpeg';
import { pngFacts } from './png';
import { webpFacts } from './webp';

/** A picture larger than this is refused: a 4K JPEG of a barn stays under 3 MB. */
export const mostPictureBytes = 8 * 1024 * 1024;
/** Decoded pictures cost 4 bytes a pixel; 24 megapixels is beyond any barn camera. */
const mostPixels = 24_000_000;
/** What is narrower or lower shows nothing: a placeholder of a web page, or a spoilt header. */
const fewestPixelsAcross = 16;

export const pictureDamages = [
  'empty',
  'too-large',
  'not-a-picture',
  'truncated',
  'garbled',
  'too-small',
  'too-many-pixels',
  'undecodable',
] as const;
/** Why bytes cannot be shown as a picture. */
export type PictureDamage = (typeof pictureDamages)[number];

export type PictureVerdict =
  | { readonly ok: true; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly damage: PictureDamage };

/** Whether a picture is too small to be one of a camera, whatever height was asked for. */
export function isTooSmall({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return Math.min(width, height) < fewestPixelsAcross;
}

/**
 * Says whether bytes are one whole picture (JPEG, PNG, WebP or GIF) before they reach a decoder: the browser shows the upper
 * half of a truncated file without an error, and a small file can declare a picture that fills the memory.
 */
export function inspectPicture(bytes: Uint8Array): PictureVerdict {
  if (bytes.length === 0) return damaged('empty');
  if (bytes.length > mostPictureBytes) return damaged('too-large');
  const facts = jpegFacts(bytes) ?? pngFacts(bytes) ?? webpFacts(bytes) ?? gifFacts(bytes);
  if (facts === null) return damaged('not-a-picture');
  if (facts === 'truncated') return damaged('truncated');
  if (facts.width * facts.height > mostPixels) return damaged('too-many-pixels');
  return { ok: true, ...facts };
}

function damaged(damage: PictureDamage): PictureVerdict {
  return { ok: false, damage };
}
