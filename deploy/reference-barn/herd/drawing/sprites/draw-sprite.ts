import { PITCH_SINE } from '../../geometry/view';
import type { Frame } from '../frame';
import type { Sprite } from './sprite';

/** Where and how a sprite is put into a frame. */
export interface Stamp {
  /** Pixel of the sprite's origin. */
  x: number;
  y: number;
  /** Picture pixels a metre. */
  pixelsPerMetre: number;
  /** Turn on the floor beyond the sprite's own heading, radians, small. */
  turn: number;
  /** Breathing: how much wider the body is, e.g. 0.01. */
  swell: number;
  /** 0 to 1. */
  opacity: number;
  /** Multiplies luma above black. */
  brightness: number;
  /** Multiplies colour. */
  saturation: number;
}

/** From picture to texel: `across` and `down` of a pixel step. */
interface Mapping {
  xAcross: number;
  xDown: number;
  yAcross: number;
  yDown: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  originX: number;
  originY: number;
}

/** Height over width of a circle on the floor as seen. */
const FLATTENING = PITCH_SINE;

export function drawSprite(frame: Frame, sprite: Sprite, stamp: Stamp): void {
  const mapping = mappingOf(frame, sprite, stamp);
  drawLuma(frame, sprite, stamp, mapping);
  drawChroma(frame, sprite, stamp, mapping);
}

function mappingOf(frame: Frame, sprite: Sprite, { x, y, pixelsPerMetre, turn, swell }: Stamp): Mapping {
  const scale = sprite.texelsPerMetre / (pixelsPerMetre * (1 + swell));
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  // A turn on the floor, seen flattened; picture rows count downwards.
  const xAcross = cosine * scale;
  const xDown = (-sine / FLATTENING) * scale;
  const yAcross = sine * FLATTENING * scale;
  const yDown = cosine * scale;
  const determinant = xAcross * yDown - xDown * yAcross;
  const bounds = { left: x, right: x, top: y, bottom: y };
  for (const texelX of [0, sprite.width]) {
    for (const texelY of [0, sprite.height]) {
      const across = texelX - sprite.originX;
      const down = texelY - sprite.originY;
      const pixelX = x + (across * yDown - down * xDown) / determinant;
      const pixelY = y + (down * xAcross - across * yAcross) / determinant;
      bounds.left = Math.min(bounds.left, pixelX);
      bounds.right = Math.max(bounds.right, pixelX);
      bounds.top = Math.min(bounds.top, pixelY);
      bounds.bottom = Math.max(bounds.bottom, pixelY);
    }
  }
  return {
    xAcross,
    xDown,
    yAcross,
    yDown,
    left: Math.max(0, Math.floor(bounds.left)),
    right: Math.min(frame.width - 1, Math.ceil(bounds.right)),
    top: Math.max(0, Math.floor(bounds.top)),
    bottom: Math.min(frame.height - 1, Math.ceil(bounds.bottom)),
    originX: sprite.originX - 0.5 - (x - 0.5) * xAcross - (y - 0.5) * xDown,
    originY: sprite.originY - 0.5 - (x - 0.5) * yAcross - (y - 0.5) * yDown,
  };
}

/** Luma is taken bilinearly, so that slow movement stays smooth. */
function drawLuma({ y: plane, width }: Frame, sprite: Sprite, { opacity, brightness }: Stamp, mapping: Mapping): void {
  const { luma } = sprite;
  const stride = sprite.width * 2;
  const { xAcross, yAcross, left, right } = mapping;
  const cover = Math.round(opacity * 256);
  const gain = Math.round(opacity * brightness * 256);
  for (let row = mapping.top; row <= mapping.bottom; row++) {
    const startX = mapping.originX + row * mapping.xDown;
    const startY = mapping.originY + row * mapping.yDown;
    const [from, to] = inside(
      startX,
      xAcross,
      sprite.width - 1.001,
      startY,
      yAcross,
      sprite.height - 1.001,
      left,
      right,
    );
    let texelX = startX + from * xAcross;
    let texelY = startY + from * yAcross;
    let at = row * width + from;
    for (let column = from; column <= to; column++, at++, texelX += xAcross, texelY += yAcross) {
      const x = texelX | 0;
      const y = texelY | 0;
      const index = y * stride + x * 2;
      const a00 = luma[index + 1] ?? 0;
      const a11 = luma[index + stride + 3] ?? 0;
      if (a00 + a11 === 0) continue;
      const right16 = ((texelX - x) * 16) | 0;
      const down16 = ((texelY - y) * 16) | 0;
      const w11 = right16 * down16;
      const w01 = (right16 << 4) - w11;
      const w10 = (down16 << 4) - w11;
      const w00 = 256 - w01 - w10 - w11;
      const alpha = a00 * w00 + (luma[index + 3] ?? 0) * w01 + (luma[index + stride + 1] ?? 0) * w10 + a11 * w11;
      const light =
        (luma[index] ?? 0) * w00 +
        (luma[index + 2] ?? 0) * w01 +
        (luma[index + stride] ?? 0) * w10 +
        (luma[index + stride + 2] ?? 0) * w11;
      const opaque = (alpha * cover) >> 16;
      const mixed = (((plane[at] ?? 0) * (255 - opaque) * 257 + 32768) >> 16) + ((light * gain) >> 16);
      plane[at] = mixed > 235 ? 235 : mixed;
    }
  }
}

function drawChroma(frame: Frame, sprite: Sprite, { opacity, saturation }: Stamp, mapping: Mapping): void {
  const { u, v } = frame;
  const width = frame.width >> 1;
  const { luma, chroma } = sprite;
  const { xAcross, yAcross } = mapping;
  const cover = Math.round(opacity * 257);
  const colour = Math.round(saturation * 256);
  const left = mapping.left >> 1;
  const right = Math.min(width - 1, mapping.right >> 1);
  const bottom = Math.min((frame.height >> 1) - 1, mapping.bottom >> 1);
  for (let row = mapping.top >> 1; row <= bottom; row++) {
    // Chroma samples sit in the middle of four pixels; half a texel is added to round to the nearest.
    const startX = mapping.originX + 0.5 + (row * 2 + 0.5) * mapping.xDown + 0.5 * xAcross;
    const startY = mapping.originY + 0.5 + (row * 2 + 0.5) * mapping.yDown + 0.5 * yAcross;
    const bounds = inside(
      startX,
      xAcross * 2,
      sprite.width - 0.001,
      startY,
      yAcross * 2,
      sprite.height - 0.001,
      left,
      right,
    );
    const [from, to] = bounds;
    for (let column = from; column <= to; column++) {
      const x = (startX + column * 2 * xAcross) | 0;
      const y = (startY + column * 2 * yAcross) | 0;
      const index = (y * sprite.width + x) * 2;
      const alpha = ((luma[index + 1] ?? 0) * cover) >> 8;
      if (alpha === 0) continue;
      const at = row * width + column;
      const blue = (((chroma[index] ?? 128) - 128) * colour) >> 8;
      const red = (((chroma[index + 1] ?? 128) - 128) * colour) >> 8;
      const underBlue = (u[at] ?? 128) - 128;
      const underRed = (v[at] ?? 128) - 128;
      u[at] = 128 + underBlue + (((blue - underBlue) * alpha) >> 8);
      v[at] = 128 + underRed + (((red - underRed) * alpha) >> 8);
    }
  }
}

/** The columns of a row whose texels lie inside the sprite; an empty range when there are none. */
function inside(
  startX: number,
  stepX: number,
  limitX: number,
  startY: number,
  stepY: number,
  limitY: number,
  left: number,
  right: number,
): readonly [number, number] {
  let from = left;
  let to = right;
  for (let axis = 0; axis < 2; axis++) {
    const start = axis === 0 ? startX : startY;
    const step = axis === 0 ? stepX : stepY;
    const limit = axis === 0 ? limitX : limitY;
    if (Math.abs(step) < 1e-9) {
      if (start < 0 || start >= limit) return [1, 0];
      continue;
    }
    const enters = (step > 0 ? 0 : limit) - start;
    const leaves = (step > 0 ? limit : 0) - start;
    from = Math.max(from, Math.ceil(enters / step + 1e-6));
    to = Math.min(to, Math.floor(leaves / step - 1e-6));
  }
  return [from, to];
}
