/** Rhythms that are offered, in minutes: divisors of an hour. Product 9.13: every 10 minutes. */
export const offeredMinutes = [10, 20, 30, 60] as const;

export const usualSchedule = '*/10 * * * *';

/** The cron expression of a rhythm. */
export function scheduleOf(minutes: number): string {
  return minutes === 60 ? '0 * * * *' : `*/${minutes} * * * *`;
}

/** Contract, `Schedule`. */
const form = /^[0-9*/,-]+( [0-9*/,-]+){4}$/;
const longest = 100;

/** Minute, hour, day of the month, month, day of the week. */
const limits = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

/** Whether it is a cron expression with five fields of numbers within their limits. */
export function isSchedule(text: string): boolean {
  if (text.length > longest || !form.test(text)) return false;
  return text.split(' ').every((field, index) => {
    const [least, most] = limits[index] ?? [0, -1];
    return field.split(',').every((part) => isPart(part, least, most));
  });
}

function isPart(part: string, least: number, most: number): boolean {
  const match = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part);
  if (!match) return false;
  const [, first, last, step] = match;
  if (step !== undefined && Number(step) === 0) return false;
  if (first === undefined) return true;
  const from = Number(first);
  const to = Number(last ?? first);
  return from >= least && to <= most && from <= to;
}
