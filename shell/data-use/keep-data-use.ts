import { type DayReceived, dayOf, dayReceivedAtom } from '@barnwatch/shared/settings';
import type { StateStore } from '@barnwatch/shared/state';
import type { ReceivedRecords } from './received-records';

export interface DataUseEnvironment {
  readonly records: ReceivedRecords;
  /** What came in since the last time, bytes. */
  readonly takeReceived: () => number;
  /** ms since 1970 UTC by the device's clock. */
  readonly now: () => number;
}

/**
 * Adds up what this device receives in a day, and shows it. What came in before midnight but is counted after it belongs
 * to the new day.
 *
 * @returns counts what came in since the last time; never rejects
 */
export function keepDataUse(states: StateStore, { records, takeReceived, now }: DataUseEnvironment) {
  let own: DayReceived = { day: dayOf(now()), bytes: 0 };
  return async (): Promise<void> => {
    const day = dayOf(now());
    const bytes = takeReceived();
    const before = own;
    own = { day, bytes: (before.day === day ? before.bytes : 0) + bytes };
    // Nobody waits for the disk to know what this window has received.
    const shown = states.get(dayReceivedAtom);
    const known = shown?.day === day ? shown.bytes : 0;
    if (shown?.day !== day || bytes > 0) states.set(dayReceivedAtom, { day, bytes: known + bytes });
    if (bytes > 0 || before.day !== day) await records.keep(own);
    const others = await records.ofOthers(day);
    const all = own.bytes + others;
    if (own.day === day && states.get(dayReceivedAtom)?.bytes !== all) states.set(dayReceivedAtom, { day, bytes: all });
  };
}
