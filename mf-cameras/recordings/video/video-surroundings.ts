import type { Clock } from '../../pictures/timing/clock';
import type { OpenTrack } from './media-track';
import type { OpenPiece } from './open-piece';

/** What the video of a camera is made of, and whom it tells. */
export interface VideoSurroundings {
  readonly element: HTMLVideoElement;
  readonly openPiece: OpenPiece;
  readonly openTrack: OpenTrack;
  readonly clock: Clock;
  /** Nothing is recorded after it, ms since 1970 UTC by the barn's clock. */
  readonly latest: () => number;
  readonly random: () => number;
  readonly onChange: () => void;
}
