import { bakeSprite, type Sprite, type SpriteSubject } from './sprite';

/** Sprites of all cameras together, bytes. */
const CAPACITY = 48 * 1024 * 1024;
const HEADINGS = 20;
const STRIDES = 8;
/** Resolutions in which sprites are made; a picture takes the next finer one. */
const RESOLUTIONS = [16, 24, 36, 52, 72, 100, 140, 200, 280, 400] as const;

export const HEADING_STEP = (2 * Math.PI) / HEADINGS;

export interface NamedSprite {
  /** The same for the same sprite, different for others. */
  key: string;
  sprite: Sprite;
}

const cabinet = new Map<string, NamedSprite>();
let bytes = 0;

/** The sprite nearest to the subject, made if need be; least recently used ones are dropped. */
export function spriteOf(subject: SpriteSubject): NamedSprite {
  const { species, pose, coat, dead } = subject;
  const heading = ((Math.round(subject.heading / HEADING_STEP) % HEADINGS) + HEADINGS) % HEADINGS;
  const stride = pose === 'walks' ? Math.floor(subject.stride * STRIDES) % STRIDES : 0;
  const texelsPerMetre = RESOLUTIONS.find((resolution) => resolution >= subject.texelsPerMetre) ?? 400;
  const key = `${species} ${pose} ${stride} ${heading} ${coat} ${dead} ${texelsPerMetre}`;
  let named = cabinet.get(key);
  if (named) {
    cabinet.delete(key);
  } else {
    const sprite = bakeSprite({
      ...subject,
      heading: heading * HEADING_STEP,
      stride: stride / STRIDES,
      texelsPerMetre,
    });
    named = { key, sprite };
    bytes += sizeOf(sprite);
  }
  cabinet.set(key, named);
  for (const [oldKey, old] of cabinet) {
    if (bytes <= CAPACITY) break;
    cabinet.delete(oldKey);
    bytes -= sizeOf(old.sprite);
  }
  return named;
}

function sizeOf(sprite: Sprite): number {
  return sprite.luma.byteLength + sprite.chroma.byteLength;
}
