import { type InstanceClient, type Outcome, type RequestError, urlPath } from '@barnwatch/shared/auth-client';
import * as v from 'valibot';
import { parseWatchdog, type Watchdog } from './watchdog';
import { ruleOf, type WatchdogField, type WatchdogValues, watchdogFields } from './watchdog-values';

/** `POST api/watchdogs/schedule/speed`. Needs `watchdogs.manage`; 409 `watchdog-exists` where there is one. */
export function scheduleWatchdog(
  client: InstanceClient,
  values: WatchdogValues,
  signal: AbortSignal,
): Promise<Outcome<Watchdog | null>> {
  const body = { watchdog: { ...settings(values), enabled: true } };
  return client.post('api/watchdogs/schedule/speed', { body, parse: parseWatchdog, signal });
}

/** `PATCH api/watchdogs/{watchdogId}`: the fields of the form. Needs `watchdogs.manage`. */
export function changeWatchdog(
  client: InstanceClient,
  watchdogId: string,
  values: WatchdogValues,
  signal: AbortSignal,
): Promise<Outcome<Watchdog | null>> {
  return patch(client, watchdogId, settings(values), signal);
}

/** The same, to set it on or off. */
export function switchWatchdog(
  client: InstanceClient,
  watchdogId: string,
  enabled: boolean,
  signal: AbortSignal,
): Promise<Outcome<Watchdog | null>> {
  return patch(client, watchdogId, { enabled }, signal);
}

function patch(client: InstanceClient, watchdogId: string, updates: object, signal: AbortSignal) {
  return client.patch(urlPath`api/watchdogs/${watchdogId}`, { body: { updates }, parse: parseWatchdog, signal });
}

function settings(values: WatchdogValues): object {
  const { breedName, schedule } = values;
  return { breedName: breedName.trim(), schedule: schedule.trim(), parameters: ruleOf(values) };
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
