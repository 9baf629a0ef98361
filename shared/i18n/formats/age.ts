import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
/** An age in the one unit that says enough, as key and count for the frame's texts. */
export interface AgeWords {
  readonly key: 'age.now' | 'age.seconds' | 'age.minutes' | 'age.hours' | 'age.days';
  readonly count: number;
}

const steps = [
  { key: 'age.days', lengthMs: millisecondsInDay },
  { key: 'age.hours', lengthMs: millisecondsInHour },
  { key: 'age.minutes', lengthMs: millisecondsInMinute },
  { key: 'age.seconds', lengthMs: millisecondsInSecond },
] as const;

/** Puts an age in ms into words. A negative age (clocks that disagree) counts as now. */
export function ageWords(ageMs: number): AgeWords {
  const step = steps.find(({ lengthMs }) => ageMs >= lengthMs);
  return step ? { key: step.key, count: Math.floor(ageMs / step.lengthMs) } : { key: 'age.now', count: 0 };
}
