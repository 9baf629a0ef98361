import {
  millisecondsInDay,
  millisecondsInHour,
  millisecondsInMinute,
  millisecondsInSecond,
  millisecondsInWeek,
} from 'date-fns/constants';

/** Product 9.8: units of durations with their length in ms, largest first. */
const units = [
  { sign: 'w', lengthMs: millisecondsInWeek },
  { sign: 'd', lengthMs: millisecondsInDay },
  { sign: 'h', lengthMs: millisecondsInHour },
  { sign: 'm', lengthMs: millisecondsInMinute },
  { sign: 's', lengthMs: millisecondsInSecond },
  { sign: 'ms', lengthMs: 1 },
] as const;

/**
 * Writes a duration given in ms with its largest units, such as `1 h 5 m`.
 * @param parts how many units at most; the rest is cut off, not rounded up.
 */
export function formatDuration(durationMs: number, parts = 2): string {
  let rest = Math.max(0, Math.round(durationMs));
  const written: string[] = [];
  for (const { sign, lengthMs } of units) {
    const amount = Math.floor(rest / lengthMs);
    rest -= amount * lengthMs;
    if (amount > 0) written.push(`${amount}\u00a0${sign}`);
    // "1 w 3 ms" says less than "1 w": only neighbouring units stand together.
    else if (written.length > 0) break;
    if (written.length === parts) break;
  }
  return written.join(' ') || '0\u00a0s';
}
