import type { Species } from '../simulated-camera';

/** Measures of what a camera looks at, in metres. */
export interface Surroundings {
  /** Floor on which animals live: 0 to `width` across, 0 to `depth` away from the camera. */
  width: number;
  depth: number;
  /** The floor depth in the middle of the picture, and the width pictured there. */
  lookAtDepth: number;
  picturedWidth: number;
}

export const surroundings: Record<Species, Surroundings> = {
  pig: { width: 6, depth: 3.4, lookAtDepth: 1.86, picturedWidth: 6.75 },
  broiler: { width: 6.6, depth: 3.9, lookAtDepth: 1.95, picturedWidth: 6.6 },
};
