import { minutesInHour } from 'date-fns/constants';

const form = /^(?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)(?::\d\d)?$/;

/** A time of day, minutes since midnight, as `HH:MM`: so fields for it have it in every language. */
export function timeOfDayText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / minutesInHour))}:${two(minutes % minutesInHour)}`;
}

/** The minutes since midnight that a field says; null where it says none, as while somebody is typing. */
export function readTimeOfDay(text: string): number | null {
  const groups = form.exec(text)?.groups;
  return groups ? Number(groups.hour) * minutesInHour + Number(groups.minute) : null;
}
