import type { BarnFault } from '@barnwatch/shared/wire';

/** What a look has found at one place. `unknown`: it could not be looked at now, and nothing follows from it. */
export type Sight =
  | { readonly kind: 'well' }
  /** @property figures what can be said of it without words, such as `3.1 GB / 500 GB`; empty: nothing */
  | { readonly kind: 'faulty'; readonly figures: string }
  | { readonly kind: 'unknown' };

/** One cause: what may be wrong, and with what. */
export interface Cause {
  readonly fault: BarnFault;
  /** A camera or a detector; null: the instance itself. */
  readonly subject: string | null;
}

export interface Finding extends Cause {
  readonly sight: Sight;
}

export const barnFaults = [
  'cameraSilent',
  'recordingStopped',
  'diskFilling',
  'storeAway',
  'clockJumped',
  'detectorSilent',
  'lensDirty',
  'cameraMoved',
  'pictureFrozen',
] as const satisfies readonly BarnFault[];

export const well: Sight = { kind: 'well' };
export const unknown: Sight = { kind: 'unknown' };

export const faultyOf = (figures = ''): Sight => ({ kind: 'faulty', figures });

/** Tells causes apart. */
export const causeKey = ({ fault, subject }: Cause): string => JSON.stringify([fault, subject]);
