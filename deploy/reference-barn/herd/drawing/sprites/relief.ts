import { pitchCosine, pitchSine } from '../../geometry/view';
import { type Material, type Part, turned, type Vector } from '../bodies/body';

/** The body as the camera sees it: for each texel how near the surface is, how it slopes, and what it is made of. */
export interface Relief {
  width: number;
  height: number;
  /** The texel of the floor point under the middle of the body. */
  originX: number;
  originY: number;
  texelsPerMetre: number;
  /** Metres towards the camera; −∞ where nothing is. */
  nearness: Float32Array;
  /** Slope of the nearness, metres a metre, to the right and upwards. */
  slopeX: Float32Array;
  slopeY: Float32Array;
  /** Index of the part on top. */
  top: Uint8Array;
  materials: readonly Material[];
  /** Darkness of the shadow on the floor, 0 to 1. */
  shadow: Float32Array;
}

/** Light falls from above, a little from the left and from behind: where a shadow moves to a metre of height. */
const shadowShift = { x: 0.28, y: -0.22 } as const;

/** An ellipsoid in view coordinates: right, up, towards the camera. */
interface Seen {
  x: number;
  y: number;
  nearness: number;
  /** Inverse of the outline's 2×2 covariance. */
  xx: number;
  xy: number;
  yy: number;
  leanX: number;
  leanY: number;
  bulge: number;
  reachX: number;
  reachY: number;
  melt: number;
}

/** @param heading on the floor, radians */
export function reliefOf(parts: readonly Part[], heading: number, texelsPerMetre: number): Relief {
  const placed = parts.map((part) => placedAt(part, heading));
  const seen = placed.map(seenPart);
  const shadows = placed.filter(({ material, at }) => castsShadow(material, at[2])).map(shadowPart);
  const bounds = boundsOf([...seen, ...shadows]);
  const width = Math.ceil((bounds.right - bounds.left) * texelsPerMetre) + 2;
  const height = Math.ceil((bounds.top - bounds.bottom) * texelsPerMetre) + 2;
  const relief: Relief = {
    width,
    height,
    originX: 1 - bounds.left * texelsPerMetre,
    originY: 1 + bounds.top * texelsPerMetre,
    texelsPerMetre,
    nearness: new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY),
    slopeX: new Float32Array(width * height),
    slopeY: new Float32Array(width * height),
    top: new Uint8Array(width * height),
    materials: parts.map(({ material }) => material),
    shadow: new Float32Array(width * height),
  };
  seen.forEach((part, index) => {
    addPart(relief, part, index);
  });
  for (const part of shadows) addShadow(relief, part);
  return relief;
}

/** Small things high above the floor leave no shadow in the scattered light of a barn. */
function castsShadow(material: Material, height: number): boolean {
  return material === 'skin' || material === 'plumage' || (material === 'wing' && height < 0.4);
}

function placedAt({ at, axes: [a, b, c], ...rest }: Part, yaw: number): Part {
  return { ...rest, at: turned(at, { yaw }), axes: [turned(a, { yaw }), turned(b, { yaw }), turned(c, { yaw })] };
}

function toView([x, y, z]: Vector): Vector {
  return [x, y * pitchSine + z * pitchCosine, -y * pitchCosine + z * pitchSine];
}

function seenPart({ at, axes, melt }: Part): Seen {
  const [x, y, nearness] = toView(at);
  return outlined(x, y, nearness, axes.map(toView), melt, 1);
}

/** The part flattened onto the floor along the light, a little larger for the soft edge. */
function shadowPart({ at: [x, y, z], axes, melt }: Part): Seen {
  const flat = ([ax, ay, az]: Vector): Vector => [ax + az * shadowShift.x, (ay + az * shadowShift.y) * pitchSine, 0];
  const [shiftX, shiftY] = [x + z * shadowShift.x, (y + z * shadowShift.y) * pitchSine];
  return outlined(shiftX, shiftY, z, axes.map(flat), melt, 1.35);
}

function outlined(x: number, y: number, nearness: number, axes: readonly Vector[], melt: number, grow: number): Seen {
  let [xx, xy, yy, xn, yn, nn] = [1e-7, 0, 1e-7, 0, 0, 1e-7];
  for (const [ax, ay, an] of axes) {
    xx += ax * ax * grow * grow;
    xy += ax * ay * grow * grow;
    yy += ay * ay * grow * grow;
    xn += ax * an;
    yn += ay * an;
    nn += an * an;
  }
  const determinant = xx * yy - xy * xy;
  const inverse = { xx: yy / determinant, xy: -xy / determinant, yy: xx / determinant };
  const leanX = inverse.xx * xn + inverse.xy * yn;
  const leanY = inverse.xy * xn + inverse.yy * yn;
  const bulge = Math.max(0, nn - xn * leanX - yn * leanY);
  return { x, y, nearness, ...inverse, leanX, leanY, bulge, reachX: Math.sqrt(xx), reachY: Math.sqrt(yy), melt };
}

function boundsOf(parts: readonly Seen[]): { left: number; right: number; top: number; bottom: number } {
  const bounds = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const { x, y, reachX, reachY } of parts) {
    bounds.left = Math.min(bounds.left, x - reachX);
    bounds.right = Math.max(bounds.right, x + reachX);
    bounds.bottom = Math.min(bounds.bottom, y - reachY);
    bounds.top = Math.max(bounds.top, y + reachY);
  }
  return bounds;
}

/** Calls back for each texel inside the outline with its index, its distance from the middle and its share of the outline. */
function forEachTexel(
  relief: Relief,
  part: Seen,
  visit: (index: number, dx: number, dy: number, share: number) => void,
): void {
  const { width, height, originX, originY, texelsPerMetre } = relief;
  const fromX = Math.max(0, Math.floor(originX + (part.x - part.reachX) * texelsPerMetre));
  const toX = Math.min(width - 1, Math.ceil(originX + (part.x + part.reachX) * texelsPerMetre));
  const fromY = Math.max(0, Math.floor(originY - (part.y + part.reachY) * texelsPerMetre));
  const toY = Math.min(height - 1, Math.ceil(originY - (part.y - part.reachY) * texelsPerMetre));
  for (let row = fromY; row <= toY; row++) {
    const dy = (originY - row - 0.5) / texelsPerMetre - part.y;
    for (let column = fromX; column <= toX; column++) {
      const dx = (column + 0.5 - originX) / texelsPerMetre - part.x;
      const share = part.xx * dx * dx + 2 * part.xy * dx * dy + part.yy * dy * dy;
      if (share < 1) visit(row * width + column, dx, dy, share);
    }
  }
}

function addPart(relief: Relief, part: Seen, partIndex: number): void {
  const { nearness, slopeX, slopeY, top } = relief;
  const { xx, xy, yy, leanX, leanY, melt } = part;
  const bulge = Math.sqrt(part.bulge);
  forEachTexel(relief, part, (index, dx, dy, share) => {
    const inside = Math.sqrt(1 - share);
    const near = part.nearness + leanX * dx + leanY * dy + bulge * inside;
    const steep = bulge / Math.max(0.08, inside);
    const risesX = leanX - steep * (xx * dx + xy * dy);
    const risesY = leanY - steep * (xy * dx + yy * dy);
    const before = nearness[index] ?? Number.NEGATIVE_INFINITY;
    const ahead = near - before;
    if (ahead >= melt) {
      nearness[index] = near;
      slopeX[index] = risesX;
      slopeY[index] = risesY;
      top[index] = partIndex;
    } else if (ahead > -melt) {
      const weight = 0.5 + ahead / (2 * melt);
      nearness[index] = Math.max(near, before) + (melt - Math.abs(ahead)) ** 2 / (4 * melt);
      slopeX[index] = risesX * weight + (slopeX[index] ?? 0) * (1 - weight);
      slopeY[index] = risesY * weight + (slopeY[index] ?? 0) * (1 - weight);
      if (ahead > 0) top[index] = partIndex;
    }
  });
}

function addShadow(relief: Relief, part: Seen): void {
  const strength = 1 / (1 + Math.max(0, part.nearness) * 1.4);
  forEachTexel(relief, part, (index, _dx, _dy, share) => {
    const dark = strength * Math.min(1, 1.5 * (1 - share));
    relief.shadow[index] = Math.max(relief.shadow[index] ?? 0, dark);
  });
}
