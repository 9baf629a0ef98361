import sharp from 'sharp';

/** Far fewer pixels than the picture has: the light is the same everywhere. */
export const lightSample = { width: 64, height: 36 } as const;
/** Of 255. Compression makes grey pixels differ by less between their colours. */
const leastColour = 14;
/** A clock or a name that is burned in may be coloured. */
const mostColoured = 0.02;
/** Of 255. A picture as dark as this has no colours to tell by. */
const leastBrightness = 12;

/**
 * Whether a picture is infrared: it has light, but no colours.
 * @param rgb red, green and blue of each pixel of a small copy, byte by byte
 * @returns null when it is too dark to tell
 */
export function tellInfrared(rgb: Uint8Array): boolean | null {
  const pixels = Math.floor(rgb.length / 3);
  let [brightness, coloured] = [0, 0];
  for (let at = 0; at < pixels * 3; at += 3) {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(at, at + 3);
    const most = Math.max(red, green, blue);
    brightness += most;
    if (most - Math.min(red, green, blue) >= leastColour) coloured += 1;
  }
  if (pixels === 0 || brightness < leastBrightness * pixels) return null;
  return coloured <= mostColoured * pixels;
}

/** The same of a still. @throws when it cannot be read */
export async function isInfraredStill(jpeg: Uint8Array): Promise<boolean | null> {
  const rgb = await sharp(jpeg)
    .resize({ ...lightSample, fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return tellInfrared(rgb);
}
