/** How the text of a date-time field is read. Product 2.10, 4.6: a developer cycles through them. */
const timeModes = ['auto', 'timestamp', 'dateString'] as const;

export type TimeMode = (typeof timeModes)[number];

/** Product 4.6: auto, timestamp, dateString, auto. */
export function nextTimeMode(mode: TimeMode): TimeMode {
  return timeModes[(timeModes.indexOf(mode) + 1) % timeModes.length] ?? 'auto';
}
