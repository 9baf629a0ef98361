import { UTCDateMini } from '@date-fns/utc/date/mini';
import { type ClockChange, clockChangeAround } from './clock-change';
import { offsetAt } from './wall-clock';

/** For tests: all zones. */
export const everyZone = Intl.supportedValuesOf('timeZone');

/** For tests: all zones whose clocks change in 2026. */
export const changingZones = everyZone.filter((zone) => {
  const offsets = Array.from({ length: 12 }, (_, month) => offsetAt(Date.UTC(2026, month, 15), zone));
  return new Set(offsets).size > 1;
});

/** For tests: every change of the clocks of 2026, by zone. */
export const changesOf2026: readonly { readonly zone: string; readonly change: ClockChange }[] = changingZones.flatMap(
  (zone) =>
    Array.from({ length: 365 }, (_, index) => clockChangeAround(new UTCDateMini(2026, 0, 1 + index), zone)).flatMap(
      (change, index, all) => (change && change.atMs !== all[index - 1]?.atMs ? [{ zone, change }] : []),
    ),
);
