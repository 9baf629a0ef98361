import type { BarnFault } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Holds } from './fault-life';

const minutes = (raise: number, clear: number): Holds => ({
  raiseMs: raise * millisecondsInMinute,
  clearMs: clear * millisecondsInMinute,
});

/**
 * How long a fault has to last and to be gone. Where the first is none, the look itself waits: a picture is judged by
 * many looks, a disk by two limits.
 */
export const holdsOf: Readonly<Record<BarnFault, Holds>> = {
  cameraSilent: minutes(2, 2),
  recordingStopped: minutes(1, 2),
  diskFilling: minutes(0, 5),
  // A line that is down for a moment is made up for by itself.
  storeAway: minutes(5, 1),
  // A jump is a moment: told, and over by itself.
  clockJumped: minutes(0, 10),
  detectorSilent: minutes(0, 1),
  lensDirty: minutes(0, 10),
  cameraMoved: minutes(0, 10),
  pictureFrozen: minutes(0, 2),
};
