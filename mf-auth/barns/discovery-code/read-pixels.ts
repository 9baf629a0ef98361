import { decodeQR } from 'qr/decode.js';

/** RGBA pixels, as a canvas gives them. */
export type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>;

/**
 * The text of the QR code in a picture, or null where there is none. `photo` may take longer than a frame of a video.
 */
export function readPixels({ width, height, data }: Pixels, effort: 'frame' | 'photo'): string | null {
  const limits = effort === 'photo' ? { effort: Number.POSITIVE_INFINITY, timeLimit: 400 } : {};
  try {
    return decodeQR({ width, height, data }, limits);
  } catch {
    // It throws where there is no code, and for a damaged one.
    return null;
  }
}
