import { pitchSine } from '../../geometry/view';
import type { Frame } from '../frame';
import type { Sprite } from './sprite';

/** How a sprite is brought to the picture's grid. */
export interface Stamp {
  /** Pixel of the sprite's origin. */
  x: number;
  y: number;
  /** Picture pixels a metre. */
  pixelsPerMetre: number;
  /** Turn on the floor beyond the sprite's own heading, radians, small. */
  turn: number;
  /** 0 to 1. */
  opacity: number;
  /** Multiplies luma above black. */
  brightness: number;
  /** Multiplies colour. */
  saturation: number;
}

/** A sprite on the picture's grid, ready to be laid over it. Positions are even, so that chroma fits. */
export interface CutOut {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Luma to add, and how much of what is below stays (0 to 255), by turns. */
  luma: Uint8Array;
  /** First column of each row that shows something, and the one after the last, by turns. */
  spans: Uint16Array;
  /** Signed blue and red chroma and opacity, three a sample, half the size. */
  chroma: Int16Array;
}

/** Texel position of the picture's pixel (0, 0) and what a pixel to the right and one down add to it. */
interface Mapping {
  x: number;
  y: number;
  xAcross: number;
  xDown: number;
  yAcross: number;
  yDown: number;
}

export function cutOut(sprite: Sprite, stamp: Stamp): CutOut {
  const { mapping, left, top, right, bottom } = placed(sprite, stamp);
  const width = right - left;
  const height = bottom - top;
  const luma = new Uint8Array(width * height * 2);
  const spans = new Uint16Array(height * 2);
  const chroma = new Int16Array(((width * height) >> 2) * 3);
  const cut = { left, top, width, height, luma, spans, chroma };
  sampleLuma(cut, sprite, stamp, mapping);
  sampleChroma(cut, sprite, stamp, mapping);
  return cut;
}

/** @param shiftX whole even pixels to the right @param shiftY whole even pixels down */
export function layOver(frame: Frame, cut: CutOut, shiftX = 0, shiftY = 0): void {
  const left = cut.left + shiftX;
  const top = cut.top + shiftY;
  const fromRow = Math.max(0, -top);
  const toRow = Math.min(cut.height, frame.height - top);
  const fromColumn = Math.max(0, -left);
  const toColumn = Math.min(cut.width, frame.width - left);
  const { luma, spans, chroma } = cut;
  const { y, u, v } = frame;
  for (let row = fromRow; row < toRow; row++) {
    const from = Math.max(fromColumn, spans[row * 2] ?? 0);
    const to = Math.min(toColumn, spans[row * 2 + 1] ?? 0);
    let at = (row + top) * frame.width + left + from;
    const end = at + to - from;
    for (let sample = (row * cut.width + from) * 2; at < end; at++, sample += 2) {
      const stays = luma[sample + 1] ?? 0;
      y[at] = (((y[at] ?? 0) * (stays + (stays >> 7))) >> 8) + (luma[sample] ?? 0);
    }
  }
  const half = frame.width >> 1;
  for (let row = fromRow >> 1; row < toRow >> 1; row++) {
    let at = (row + (top >> 1)) * half + ((left + fromColumn) >> 1);
    let sample = (row * (cut.width >> 1) + (fromColumn >> 1)) * 3;
    for (let column = fromColumn >> 1; column < toColumn >> 1; column++, at++, sample += 3) {
      const opaque = chroma[sample + 2] ?? 0;
      if (opaque === 0) continue;
      const blue = (u[at] ?? 128) - 128;
      const red = (v[at] ?? 128) - 128;
      u[at] = 128 + blue + ((((chroma[sample] ?? 0) - blue) * opaque) >> 8);
      v[at] = 128 + red + ((((chroma[sample + 1] ?? 0) - red) * opaque) >> 8);
    }
  }
}

function placed(sprite: Sprite, { x, y, pixelsPerMetre, turn }: Stamp) {
  const scale = sprite.texelsPerMetre / pixelsPerMetre;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  // A turn on the floor, seen flattened; picture rows count downwards.
  const xAcross = cosine * scale;
  const xDown = (-sine / pitchSine) * scale;
  const yAcross = sine * pitchSine * scale;
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
  const mapping: Mapping = {
    xAcross,
    xDown,
    yAcross,
    yDown,
    x: sprite.originX - 0.5 - (x - 0.5) * xAcross - (y - 0.5) * xDown,
    y: sprite.originY - 0.5 - (x - 0.5) * yAcross - (y - 0.5) * yDown,
  };
  return {
    mapping,
    left: Math.floor(bounds.left / 2) * 2,
    top: Math.floor(bounds.top / 2) * 2,
    right: Math.ceil(bounds.right / 2) * 2,
    bottom: Math.ceil(bounds.bottom / 2) * 2,
  };
}

/** Luma is taken bilinearly, so that slow movement stays smooth. */
function sampleLuma(
  { left, top, width, height, luma, spans }: CutOut,
  sprite: Sprite,
  stamp: Stamp,
  mapping: Mapping,
): void {
  const texels = sprite.luma;
  const stride = sprite.width * 2;
  const limitX = sprite.width - 1;
  const limitY = sprite.height - 1;
  const cover = Math.round(stamp.opacity * 256);
  const gain = Math.round(stamp.opacity * stamp.brightness * 256);
  const { xAcross, yAcross } = mapping;
  for (let row = 0; row < height; row++) {
    let texelX = mapping.x + (row + top) * mapping.xDown + left * xAcross;
    let texelY = mapping.y + (row + top) * mapping.yDown + left * yAcross;
    let at = row * width * 2;
    let [first, end] = [width, 0];
    for (let column = 0; column < width; column++, at += 2, texelX += xAcross, texelY += yAcross) {
      luma[at + 1] = 255;
      if (texelX < 0 || texelY < 0 || texelX >= limitX || texelY >= limitY) continue;
      const x = texelX | 0;
      const y = texelY | 0;
      const index = y * stride + x * 2;
      const a00 = texels[index + 1] ?? 0;
      const a01 = texels[index + 3] ?? 0;
      const a10 = texels[index + stride + 1] ?? 0;
      const a11 = texels[index + stride + 3] ?? 0;
      if ((a00 | a01 | a10 | a11) === 0) continue;
      const right = ((texelX - x) * 16) | 0;
      const down = ((texelY - y) * 16) | 0;
      const w11 = right * down;
      const w01 = (right << 4) - w11;
      const w10 = (down << 4) - w11;
      const w00 = 256 - w01 - w10 - w11;
      const alpha = a00 * w00 + a01 * w01 + a10 * w10 + a11 * w11;
      const upper = (texels[index] ?? 0) * w00 + (texels[index + 2] ?? 0) * w01;
      const lower = (texels[index + stride] ?? 0) * w10 + (texels[index + stride + 2] ?? 0) * w11;
      luma[at] = Math.min(((upper + lower) * gain) >> 16, (235 * alpha) >> 16);
      luma[at + 1] = 255 - ((alpha * cover) >> 16);
      if (column < first) first = column;
      end = column + 1;
    }
    spans[row * 2] = first;
    spans[row * 2 + 1] = end;
  }
}

function sampleChroma(
  { left, top, width, height, chroma }: CutOut,
  sprite: Sprite,
  stamp: Stamp,
  mapping: Mapping,
): void {
  const cover = Math.round(stamp.opacity * 257);
  const colour = Math.round(stamp.saturation * 256);
  let at = 0;
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2, at += 3) {
      // Chroma sits in the middle of four pixels; half a texel more rounds to the nearest.
      const texelX = mapping.x + 0.5 + (left + column + 0.5) * mapping.xAcross + (top + row + 0.5) * mapping.xDown;
      const texelY = mapping.y + 0.5 + (left + column + 0.5) * mapping.yAcross + (top + row + 0.5) * mapping.yDown;
      if (texelX < 0 || texelY < 0 || texelX >= sprite.width || texelY >= sprite.height) continue;
      const index = ((texelY | 0) * sprite.width + (texelX | 0)) * 2;
      chroma[at] = (((sprite.chroma[index] ?? 128) - 128) * colour) >> 8;
      chroma[at + 1] = (((sprite.chroma[index + 1] ?? 128) - 128) * colour) >> 8;
      chroma[at + 2] = ((sprite.luma[index + 1] ?? 0) * cover) >> 8;
    }
  }
}
