import { bakeSprite, type Sprite, type SpriteSubject } from './sprite';

/** Sprites of all cameras together, bytes. */
const capacity = 48 * 1024 * 1024;
const headings = 20;
const strides = 8;
/** Resolutions in which sprites are made; a picture takes the next finer one. */
const resolutions = [16, 24, 36, 52, 72, 100, 140, 200, 280, 400] as const;

export const headingStep = (2 * Math.PI) / headings;

export interface NamedSprite {
  /** The same for the same sprite, different for others. */
  key: string;
  sprite: Sprite;
}

const cache = new Map<string, NamedSprite>();
let bytes = 0;

/** The sprite nearest to the subject, made if need be; least recently used ones are dropped. */
export function spriteOf(subject: SpriteSubject): NamedSprite {
  const { species, pose, coat, dead } = subject;
  const heading = ((Math.round(subject.heading / headingStep) % headings) + headings) % headings;
  const stride = pose === 'walks' ? Math.floor(subject.stride * strides) % strides : 0;
  const texelsPerMetre = resolutions.find((resolution) => resolution >= subject.texelsPerMetre) ?? 400;
  const key = `${species} ${pose} ${stride} ${heading} ${coat} ${dead} ${texelsPerMetre}`;
  let named = cache.get(key);
  if (named) {
    cache.delete(key);
  } else {
    const sprite = bakeSprite({
      ...subject,
      heading: heading * headingStep,
      stride: stride / strides,
      texelsPerMetre,
    });
    named = { key, sprite };
    bytes += sizeOf(sprite);
  }
  cache.set(key, named);
  for (const [oldKey, old] of cache) {
    if (bytes <= capacity) break;
    cache.delete(oldKey);
    bytes -= sizeOf(old.sprite);
  }
  return named;
}

function sizeOf(sprite: Sprite): number {
  return sprite.luma.byteLength + sprite.chroma.byteLength;
}
