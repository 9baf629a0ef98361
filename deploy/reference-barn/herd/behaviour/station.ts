import type { Pose } from '../animal';

/** A place where an animal stays for a while, and what it does there. */
export interface Station {
  x: number;
  y: number;
  heading: number;
  /** Never `walks`: walking is what happens between two stations. */
  pose: Pose;
  /** When it sets out for this station, in ms. */
  departMs: number;
  /** Depth (metres from the near edge) of the lane on which it gets there; without one it goes straight. */
  lane?: number;
}

const lying = { 'lies-on-left-side': true, 'lies-on-right-side': true, 'lies-on-chest': true } as const;

export function isLying(pose: Pose): boolean {
  return pose in lying;
}
