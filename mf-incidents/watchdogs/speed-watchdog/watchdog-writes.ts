import type { RequestError } from '@barnwatch/shared/auth-client';
import type { CallRequest } from '@barnwatch/shared/wire/calls';
import * as v from 'valibot';
import type { WarningRule } from './simulate-warnings';
import { ruleOf, type WatchdogField, type WatchdogValues, watchdogFields } from './watchdog-values';

/** What the barn is told to set the watchdog up, or to change it: the fields of the form, and what it warns of. */
function settings(values: WatchdogValues, rule: WarningRule) {
  const { breedName, schedule } = values;
  return { breedName: breedName.trim(), schedule: schedule.trim(), parameters: { ...rule } };
}

/** To set it up. Needs `watchdogs.manage`; 409 `watchdog-exists` where there is one. Null while a number is missing. */
export function schedulingRequest(values: WatchdogValues): CallRequest<'POST api/watchdogs/schedule/speed'> | null {
  const rule = ruleOf(values);
  return rule && { body: { watchdog: { ...settings(values, rule), enabled: true } } };
}

/** To change it. Needs `watchdogs.manage`. Null while a number is missing. */
export function changeRequest(
  watchdogId: string,
  values: WatchdogValues,
): CallRequest<'PATCH api/watchdogs/{watchdogId}'> | null {
  const rule = ruleOf(values);
  return rule && { path: { watchdogId }, body: { updates: settings(values, rule) } };
}

const refusal = v.object({ issues: v.array(v.object({ field: v.string(), message: v.string() })) });

/** What the barn finds wrong with single fields, in its own words. */
export function refusedFields({ context }: RequestError): Readonly<Partial<Record<WatchdogField, string>>> {
  const reading = v.safeParse(refusal, context.details);
  if (!reading.success) return {};
  const told = Object.entries(watchdogFields).flatMap(([field, place]) => {
    const issue = reading.output.issues.find((one) => one.field.endsWith(`/${place}`));
    return issue ? [[field, issue.message]] : [];
  });
  return Object.fromEntries(told);
}
