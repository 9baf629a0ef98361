/** How the text of a date-time field is read. Spec 2 and 4: a developer cycles through them. */
const timeModes = ['auto', 'timestamp', 'dateString'] as const;

export type TimeMode = (typeof timeModes)[number];

/** Spec 4: auto, timestamp, dateString, auto. */
export function nextTimeMode(mode: TimeMode): TimeMode {
  return timeModes[(timeModes.indexOf(mode) + 1) % timeModes.length] ?? 'auto';
}
