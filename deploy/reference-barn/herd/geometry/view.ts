import type { FloorPoint } from '../animal';
import type { SimulatedCamera } from '../simulated-camera';
import { surroundings } from './surroundings';

/** How far the camera looks down from the horizontal. One value for all, because animals are drawn for it. */
const pitch = (62 * Math.PI) / 180;
export const pitchSine = Math.sin(pitch);
export const pitchCosine = Math.cos(pitch);

/** Metres from the camera to the middle of the picture: far enough that animals keep their shape everywhere. */
const distance = 9;

/** Where a point appears: shares of the picture's width and height, and how many picture widths a metre takes there. */
export interface Projected {
  u: number;
  v: number;
  scale: number;
}

export interface View {
  project(x: number, y: number, z: number): Projected;
  /** The floor point that is seen at a place of the picture. */
  floorAt(u: number, v: number): FloorPoint;
  /** Centre of projection, metres. */
  eye: { x: number; y: number; z: number };
  /** The direction (not of length 1) in which a place of the picture looks. */
  ray(u: number, v: number): { x: number; y: number; z: number };
  /** Width over height of the picture. */
  aspect: number;
}

/** Pictures are 16:9; a size that is not shows the same width and more or less above and below. */
export function viewOf(camera: SimulatedCamera, aspect = 16 / 9): View {
  const { width, lookAtDepth, picturedWidth } = surroundings[camera.species];
  const focal = distance / picturedWidth;
  const eye = {
    x: width / 2,
    y: lookAtDepth - distance * pitchCosine,
    z: distance * pitchSine,
  };
  const ray = (u: number, v: number) => {
    const right = (u - 0.5) / focal;
    const up = (0.5 - v) / (focal * aspect);
    return { x: right, y: pitchCosine + up * pitchSine, z: -pitchSine + up * pitchCosine };
  };
  return {
    eye,
    ray,
    aspect,
    project(x, y, z) {
      const across = x - eye.x;
      const away = y - eye.y;
      const above = z - eye.z;
      const depth = away * pitchCosine - above * pitchSine;
      const up = away * pitchSine + above * pitchCosine;
      const scale = focal / depth;
      return { u: 0.5 + across * scale, v: 0.5 - up * scale * aspect, scale };
    },
    floorAt(u, v) {
      const direction = ray(u, v);
      const reach = -eye.z / direction.z;
      return { x: eye.x + direction.x * reach, y: eye.y + direction.y * reach };
    },
  };
}
