import sharp from 'sharp';

/** A picture that nothing but its pixels is left of. */
export interface InertPicture {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Longest side that is kept, pixels (contract, IncidentAttachment and CanvasPicture). */
const longestSide = 2048;
/** More than any phone has: a small file may claim to be a huge picture. */
const mostPixels = 64_000_000;
const quality = 82;

/**
 * Draws what was sent anew: upright, not too large, without anything else that the file carried, such as where a phone was.
 * @returns null for what is no JPEG that can be read
 */
export async function readPicture(content: string): Promise<InertPicture | null> {
  const bytes = Buffer.from(content, 'base64');
  try {
    const sent = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    if ((await sent.metadata()).format !== 'jpeg') return null;
    const drawn = sent
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality });
    const { data: jpeg, info } = await drawn.toBuffer({ resolveWithObject: true });
    return { jpeg, width: info.width, height: info.height };
  } catch {
    // Whatever is wrong with a stranger's file, it is not a picture.
    return null;
  }
}
