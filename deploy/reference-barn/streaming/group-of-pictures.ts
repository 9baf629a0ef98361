import type { AccessUnit } from '../sources/access-unit';

/** Bounds of what is kept for the next viewer; a camera that exceeds them makes new viewers wait for a key frame. */
const maximumBytes = 16_000_000;
const maximumUnits = 900;
/** A cache older than this is not shown: a stalled camera would look alive. */
const maximumAgeMs = 2_000;

/** The pictures since the last key frame: what a new viewer needs in order to see the present at once. */
export class GroupOfPictures {
  readonly #now: () => number;
  #units: AccessUnit[] = [];
  #bytes = 0;
  #previousBytes = 0;
  #lastArrivalMs = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  add(unit: AccessUnit): void {
    if (unit.keyframe) {
      this.#previousBytes = this.#bytes;
      this.clear();
    }
    // Pictures that lean on one that is not here cannot be decoded.
    if (!unit.keyframe && this.#units.length === 0) return;
    this.#units.push(unit);
    this.#bytes += unit.avcc.length;
    this.#lastArrivalMs = this.#now();
    if (this.#bytes > maximumBytes || this.#units.length > maximumUnits) this.clear();
  }

  clear(): void {
    this.#units = [];
    this.#bytes = 0;
  }

  /** The pictures from the key frame on; none when the newest came more than 2 s ago. */
  fresh(): readonly AccessUnit[] {
    return this.#now() - this.#lastArrivalMs <= maximumAgeMs ? this.#units : [];
  }

  /** Bytes of the largest of this group so far and the one before it: what a group of this camera takes. */
  get largestBytes(): number {
    return Math.max(this.#bytes, this.#previousBytes);
  }
}
