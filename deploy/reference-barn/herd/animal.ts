import type { Species } from './simulated-camera';

/** The label names of the count data. */
export type Posture = 'pig_lying' | 'pig_sitting' | 'pig_standing' | 'Broiler';

/** What the body does, finer than the posture. A broiler that `lies` sits on its breast. */
export type Pose =
  | 'lies-on-left-side'
  | 'lies-on-right-side'
  | 'lies-on-chest'
  | 'sits'
  | 'stands'
  | 'walks'
  | 'eats'
  | 'drinks'
  | 'lies-dead';

/** One animal at one moment: the truth that pictures, labels, counts and heatmaps agree on. */
export interface Animal {
  /** Stable through a batch, e.g. `7`. */
  animalId: string;
  species: Species;
  posture: Posture;
  pose: Pose;
  /** The pose before this one and how much of the change is done (0 to 1), while a change is under way. */
  change: { from: Pose; done: number } | null;
  alive: boolean;
  /** Middle of the body, as shares of the picture's width and height (0 to 1, from the top left). */
  x: number;
  y: number;
  /** Where it is on the floor, in metres. */
  floor: FloorPoint;
  /** Radians on the floor: 0 is the picture's right, growing counter-clockwise (π/2 looks away from the camera). */
  heading: number;
  /** Share of a stride that is done, 0 to 1. */
  stride: number;
}

/** Metres on the floor: x from the pen's left edge, y from its near edge away from the camera. */
export interface FloorPoint {
  x: number;
  y: number;
}
