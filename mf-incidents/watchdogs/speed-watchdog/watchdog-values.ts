import type { Language } from '@barnwatch/shared/i18n';
import * as v from 'valibot';
import { isSchedule, usualSchedule } from './schedule';
import type { WarningRule } from './simulate-warnings';
import type { Watchdog } from './watchdog';

/** What is in the fields; numbers as they were typed. */
export interface WatchdogValues {
  readonly breedName: string;
  readonly schedule: string;
  readonly threshold: string;
  readonly offsetHours: string;
  readonly mostWarnings: string;
}

/** The fields in the order of the form, with the place of each in the contract's body. */
export const watchdogFields = {
  breedName: 'breedName',
  threshold: 'parameters/speedThreshold',
  schedule: 'schedule',
  offsetHours: 'parameters/dailyResetOffsetHours',
  mostWarnings: 'parameters/maxDailyIncreasedSeverityWarnings',
} as const satisfies Readonly<Record<keyof WatchdogValues, string>>;

export type WatchdogField = keyof typeof watchdogFields;

export const watchdogFieldNames = [
  'breedName',
  'threshold',
  'schedule',
  'offsetHours',
  'mostWarnings',
] as const satisfies readonly WatchdogField[];

type WatchdogProblem = 'required' | 'tooLong' | 'notANumber' | 'outOfReach' | 'noSchedule';

/** Contract, `WatchdogParameters`. */
const highestThreshold = 1000;
const latestOffsetHours = 24;
/** Product 9.13: at most three warnings of increased severity a day. */
export const mostDailyWarnings = 3;
const longestBreedName = 100;

/** Where none is set up. */
export const newWatchdogValues: WatchdogValues = {
  breedName: '',
  schedule: usualSchedule,
  threshold: '',
  offsetHours: '6',
  mostWarnings: String(mostDailyWarnings),
};

/** A number as people of the language type it. */
export function numberText(value: number, language: Language): string {
  return language === 'de' ? String(value).replace('.', ',') : String(value);
}

export function valuesOfWatchdog({ breedName, schedule, parameters }: Watchdog, language: Language): WatchdogValues {
  return {
    breedName,
    schedule,
    threshold: numberText(parameters.speedThreshold, language),
    offsetHours: numberText(parameters.dailyResetOffsetHours, language),
    mostWarnings: String(parameters.maxDailyIncreasedSeverityWarnings),
  };
}

/** A typed number, with a point or a comma; null for anything else. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim();
  return /^\d{1,6}([.,]\d{1,6})?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}

/** Checked values as they will be read from the barn: `0,50 ` is `0,5`. */
export function tidied(values: WatchdogValues, language: Language): WatchdogValues {
  const number = (text: string) => {
    const value = readNumber(text);
    return value === null ? text : numberText(value, language);
  };
  return {
    breedName: values.breedName.trim(),
    schedule: values.schedule.trim(),
    threshold: number(values.threshold),
    offsetHours: number(values.offsetHours),
    mostWarnings: values.mostWarnings,
  };
}

/** What the watchdog would be set up with; null while a field has no number. */
export function ruleOf({ threshold, offsetHours, mostWarnings }: WatchdogValues): WarningRule | null {
  const speedThreshold = readNumber(threshold);
  const dailyResetOffsetHours = readNumber(offsetHours);
  const maxDailyIncreasedSeverityWarnings = readNumber(mostWarnings);
  return speedThreshold === null || dailyResetOffsetHours === null || maxDailyIncreasedSeverityWarnings === null
    ? null
    : { speedThreshold, dailyResetOffsetHours, maxDailyIncreasedSeverityWarnings };
}

const problem = (name: WatchdogProblem) => name;
const typedNumber = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(problem('required')),
    v.check((text) => readNumber(text) !== null, problem('notANumber')),
    v.check((text) => (readNumber(text) ?? 0) <= most, problem('outOfReach')),
  );

/** What has to be mended before the fields can be sent. */
export const watchdogRules = v.object({
  breedName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(problem('required')),
    v.check((name) => [...name].length <= longestBreedName, problem('tooLong')),
  ),
  threshold: typedNumber(highestThreshold),
  schedule: v.pipe(v.string(), v.trim(), v.nonEmpty(problem('required')), v.check(isSchedule, problem('noSchedule'))),
  offsetHours: typedNumber(latestOffsetHours),
  mostWarnings: typedNumber(mostDailyWarnings),
});
