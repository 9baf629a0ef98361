import type { Refusal } from '../server/refusals';
import type { LiveCamera } from '../streaming/live-camera';

/** A still with the moment at which it was captured, ms since 1970 UTC. */
export interface CapturedStill {
  readonly jpeg: Uint8Array;
  readonly capturedAt: number;
}

export interface StillRequest {
  /** Height in pixels; left out: as captured. Never enlarged. */
  readonly heightPixels?: number;
  /** Marks every animal that was found with a dot. */
  readonly dots: boolean;
  readonly signal: AbortSignal;
}

/** Where one camera's pictures come from, whatever its source. */
export interface CameraPictures {
  readonly width: number | null;
  readonly height: number | null;
  readonly live: LiveCamera;
  takeStill(request: StillRequest): Promise<CapturedStill | Refusal>;
  /** Capture time of the newest picture, ms since 1970 UTC; null when there never was one. */
  lastSeen(): number | null;
  /** Whether the last attempt to get a picture succeeded. */
  isOnline(): boolean;
  /** What can be done ahead of the first viewer, the most useful first. */
  readonly preparations: readonly (() => Promise<void>)[];
}
