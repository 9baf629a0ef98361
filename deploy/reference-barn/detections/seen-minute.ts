import type { Detection } from '@barnwatch/shared/wire';
import type { Walked } from '../data/speed/walked-distance';
import type { Posture as Label } from '../herd/animal';

/** One animal that a detector has found. Places and measures are shares of the picture. */
export interface SeenAnimal {
  readonly label: Label;
  readonly posture: NonNullable<Detection['posture']> | null;
  /** The middle of it. */
  readonly x: number;
  readonly y: number;
  /** 0 where only a point is known. */
  readonly width: number;
  readonly height: number;
}

/** What is kept of one minute of a camera: one look of it, and what was measured over all of it. */
export interface SeenMinute {
  /** Its begin, ms since 1970 UTC. */
  readonly timeMs: number;
  /** Null: nobody has looked for animals. */
  readonly look: SeenLook | null;
  readonly walked: Walked;
  /** Null: nobody has looked at the light. */
  readonly infrared: boolean | null;
}

/** A minute without the places of its animals: what most figures need, in a fraction of the time. */
export interface CountedMinute extends Omit<SeenMinute, 'look'> {
  /** In the order of the labels; null for what was not counted. */
  readonly counts: readonly (number | null)[];
}

export interface SeenLook {
  /** Labels of which everything in the picture was found. */
  readonly counted: readonly Label[];
  readonly animals: readonly SeenAnimal[];
}
