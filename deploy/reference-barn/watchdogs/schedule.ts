import { wallClockMs } from '../herd/light/local-time';

/** A cron expression with five fields, understood: minutes, hours, days of the month, months, days of the week. */
export interface Schedule {
  /** Whether a check is due in the minute of a moment, by the barn's clock. @param timeMs ms since 1970 UTC */
  isDue(timeMs: number, timeZone: string): boolean;
}

const fields = [
  { name: 'minute', from: 0, to: 59 },
  { name: 'hour', from: 0, to: 23 },
  { name: 'day of the month', from: 1, to: 31 },
  { name: 'month', from: 1, to: 12 },
  // 0 and 7 are Sunday.
  { name: 'day of the week', from: 0, to: 7 },
] as const;

type Field = (typeof fields)[number];
type Values = ReadonlySet<number>;

/** @returns the schedule, or what is wrong with it in one sentence */
export function parseSchedule(text: string): Schedule | string {
  const words = text.split(' ');
  if (words.length !== fields.length) return `must have ${fields.length} fields`;
  const sets: Values[] = [];
  for (const [index, field] of fields.entries()) {
    const values = valuesOf(words[index] ?? '', field);
    if (values === null) return `${words[index]} is no ${field.name}`;
    sets.push(values);
  }
  const [minutes, hours, days, months, weekdays] = sets;
  const restricted = { days: words[2] !== '*', weekdays: words[4] !== '*' };
  return {
    isDue(timeMs, timeZone) {
      const wall = new Date(wallClockMs(timeMs, timeZone));
      const weekday = wall.getUTCDay();
      const onDay = days?.has(wall.getUTCDate()) === true;
      const onWeekday = weekdays?.has(weekday) === true || (weekday === 0 && weekdays?.has(7) === true);
      return (
        minutes?.has(wall.getUTCMinutes()) === true &&
        hours?.has(wall.getUTCHours()) === true &&
        months?.has(wall.getUTCMonth() + 1) === true &&
        // As cron does: with both restricted, one of them is enough.
        (restricted.days && restricted.weekdays ? onDay || onWeekday : onDay && onWeekday)
      );
    },
  };
}

// A list such as 1-5,10,20/15; null when it is none.
function valuesOf(word: string, field: Field): Values | null {
  const values = new Set<number>();
  for (const part of word.split(',')) {
    const range = rangeOf(part, field);
    if (range === null) return null;
    for (let value = range.from; value <= range.to; value += range.step) values.add(value);
  }
  return values;
}

function rangeOf(part: string, { from, to }: Field): { from: number; to: number; step: number } | null {
  const match = /^(?:(?<all>\*)|(?<first>\d{1,2})(?:-(?<last>\d{1,2}))?)(?:\/(?<step>\d{1,2}))?$/.exec(part)?.groups;
  if (!match) return null;
  const step = match.step === undefined ? 1 : Number(match.step);
  const first = match.all === undefined ? Number(match.first) : from;
  // `5/15`: from 5 on, in steps of 15.
  const open = match.all !== undefined || (match.last === undefined && match.step !== undefined);
  const last = open ? to : Number(match.last ?? match.first);
  return step > 0 && first >= from && last <= to && first <= last ? { from: first, to: last, step } : null;
}
