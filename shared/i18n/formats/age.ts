/** An age in the one unit that says enough, as key and count for the frame's texts. */
export interface AgeWords {
  readonly key: 'age.now' | 'age.seconds' | 'age.minutes' | 'age.hours' | 'age.days';
  readonly count: number;
}

const steps = [
  { key: 'age.days', lengthMs: 86_400_000 },
  { key: 'age.hours', lengthMs: 3_600_000 },
  { key: 'age.minutes', lengthMs: 60_000 },
  { key: 'age.seconds', lengthMs: 1000 },
] as const;

/** Puts an age in ms into words. A negative age (clocks that disagree) counts as now. */
export function ageWords(ageMs: number): AgeWords {
  const step = steps.find(({ lengthMs }) => ageMs >= lengthMs);
  return step ? { key: step.key, count: Math.floor(ageMs / step.lengthMs) } : { key: 'age.now', count: 0 };
}
