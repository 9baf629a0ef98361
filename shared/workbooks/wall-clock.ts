/**
 * A moment as a sheet has it, which knows no zones: the clock of this device stands in the UTC fields, in whole seconds as
 * on the screen. The heading names the zone.
 *
 * @param timeMs ms since 1970 UTC
 */
export function wallClock(timeMs: number): Date {
  const offsetMs = -new Date(timeMs).getTimezoneOffset() * 60_000;
  return new Date(Math.floor((timeMs + offsetMs) / 1000) * 1000);
}
