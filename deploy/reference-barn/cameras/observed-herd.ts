import { millisecondsInDay } from 'date-fns/constants';
import type { DetectedHerd } from '../detections/detected-herd';
import type { SimulatedCamera } from '../herd/simulated-camera';

/** How far back a simulated camera knows its pictures, counts and places. */
export const memoryMs = 28 * millisecondsInDay;

/** What is known of the animals that a camera looks at: all of a simulated herd, or what detectors have found. */
export type ObservedHerd = SimulatedHerd | DetectedHerd;

/** A computed herd with the time in which its camera has looked at it. */
export interface SimulatedHerd {
  readonly kind: 'simulated';
  readonly camera: SimulatedCamera;
  /** ms since 1970 UTC: the camera has been silent since then; null while it works. */
  readonly silentSince: number | null;
}

/** Whether the camera has seen its herd at a moment. Times are ms since 1970 UTC. */
export function hasSeen({ silentSince }: SimulatedHerd, timeMs: number, nowMs: number): boolean {
  return timeMs >= nowMs - memoryMs && timeMs <= nowMs && (silentSince === null || timeMs < silentSince);
}
