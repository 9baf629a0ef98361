import type { Blob } from './blobs';
import type { Mask } from './mask';

/** A blob that is taken for one or several animals, followed from look to look. */
export interface Body {
  /** The middle, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly pixels: number;
  /** When it last moved, ms since 1970 UTC. */
  readonly movedAtMs: number;
  readonly moves: boolean;
}

/** Of the pixels of a body: fewer are a head or a tail. */
const leastMoving = 0.12;
/** The same body is within this share of its size from where it was. */
const reach = 0.6;

/** What the blobs of a look are, by those of the look before. In the order of the blobs. */
export function followBodies(
  before: readonly Body[],
  blobs: readonly Blob[],
  moving: Mask,
  width: number,
  timeMs: number,
): readonly Body[] {
  return blobs.map(({ pixels }) => {
    const x = pixels.reduce((sum, at) => sum + (at % width), 0) / pixels.length;
    const y = pixels.reduce((sum, at) => sum + Math.floor(at / width), 0) / pixels.length;
    const stirring = pixels.reduce((sum, at) => sum + (moving[at] ?? 0), 0);
    const farthest = reach * Math.sqrt(pixels.length);
    const same = before.find((body) => Math.hypot(body.x - x, body.y - y) <= farthest);
    const moves = stirring >= leastMoving * pixels.length;
    // Who has just come has moved.
    const movedAtMs = moves || !same ? timeMs : same.movedAtMs;
    return { x, y, pixels: pixels.length, movedAtMs, moves };
  });
}
