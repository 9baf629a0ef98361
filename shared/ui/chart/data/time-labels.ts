import { millisecondsInDay } from 'date-fns/constants';
import { formatDay, formatTimeOfDay, type TimeZoneChoice } from '../../../i18n';

/**
 * What stands below the ticks of a time axis: the time of day, with the day below it where a new one begins; the day
 * alone where ticks are days apart.
 * @param stepMs distance of two ticks
 */
export function timeLabels(ticks: readonly number[], stepMs: number, zone: TimeZoneChoice = {}): readonly string[] {
  let lastDay = '';
  return ticks.map((tick) => {
    const day = formatDay(tick, zone).slice(0, 6);
    if (stepMs >= millisecondsInDay) return day;
    const time = formatTimeOfDay(tick, zone);
    const text = day === lastDay ? time : `${time}\n${day}`;
    lastDay = day;
    return text;
  });
}
