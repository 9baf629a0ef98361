/** Bodies are built of ellipsoids that melt into each other: metres, x forward, y to the left, z up. */
export interface Part {
  /** Middle. */
  at: Vector;
  /** The three half axes as vectors. */
  axes: readonly [Vector, Vector, Vector];
  material: Material;
  /** How far the part melts into its neighbours, metres. */
  melt: number;
}

export type Vector = readonly [number, number, number];

export type Material =
  | 'skin'
  | 'ear'
  | 'snout'
  | 'eye'
  | 'hoof'
  | 'teat'
  | 'plumage'
  | 'wing'
  | 'tail-feathers'
  | 'comb'
  | 'beak'
  | 'shank';

/** Angles in radians. `pitch` lifts the front, `roll` lifts the left side. */
export interface Turn {
  yaw?: number;
  pitch?: number;
  roll?: number;
}

/** An ellipsoid with half axes along x, y and z before it is turned. */
export function part(at: Vector, halfAxes: Vector, material: Material, melt = 0.05, turn: Turn = {}): Part {
  const [a, b, c] = halfAxes;
  const axes = [turned([a, 0, 0], turn), turned([0, b, 0], turn), turned([0, 0, c], turn)] as const;
  return { at, axes, material, melt };
}

/** A limb from one point to another. */
export function limb(from: Vector, to: Vector, thickness: number, material: Material, melt = 0.03): Part {
  const along: Vector = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(...along) || 1;
  const half = length / 2 + thickness * 0.6;
  const ahead = scaled(along, half / length);
  const across = unit(Math.abs(along[2]) > 0.9 * length ? [0, 1, 0] : crossed(along, [0, 0, 1]));
  const third = unit(crossed(along, across));
  const at: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  return { at, axes: [ahead, scaled(across, thickness), scaled(third, thickness)], material, melt };
}

/** Turns parts about a point and then moves them. */
export function posed(parts: readonly Part[], turn: Turn, about: Vector = [0, 0, 0], by: Vector = [0, 0, 0]): Part[] {
  return parts.map(({ at, axes, ...rest }) => {
    const [x, y, z] = turned([at[0] - about[0], at[1] - about[1], at[2] - about[2]], turn);
    const [a, b, c] = axes;
    return {
      ...rest,
      at: [x + about[0] + by[0], y + about[1] + by[1], z + about[2] + by[2]],
      axes: [turned(a, turn), turned(b, turn), turned(c, turn)],
    };
  });
}

/** Roll, then pitch, then yaw. */
export function turned([x, y, z]: Vector, { yaw = 0, pitch = 0, roll = 0 }: Turn): Vector {
  const y1 = y * Math.cos(roll) - z * Math.sin(roll);
  const z1 = y * Math.sin(roll) + z * Math.cos(roll);
  const x2 = x * Math.cos(pitch) - z1 * Math.sin(pitch);
  const z2 = x * Math.sin(pitch) + z1 * Math.cos(pitch);
  return [x2 * Math.cos(yaw) - y1 * Math.sin(yaw), x2 * Math.sin(yaw) + y1 * Math.cos(yaw), z2];
}

function crossed(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function scaled([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}

function unit(vector: Vector): Vector {
  return scaled(vector, 1 / (Math.hypot(...vector) || 1));
}
