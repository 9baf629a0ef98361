import type { BarnInterventionPayload, WatchdogRun } from '@barnwatch/shared/wire';
import type { ObservedHerd } from '../cameras/observed-herd';
import { clockText } from '../herd/light/local-time';
import type { Author } from '../incidents/incident-writes';
import type { Incidents } from '../incidents/incidents';
import { isRefusal } from '../server/refusals';
import type { Database } from '../storage/database';
import { measureHerdSpeed } from './herd-speed';
import { judge, type Verdict, watchdogDayStart } from './warning';
import type { StoredWatchdog, WatchdogStore } from './watchdog-store';

export interface CheckParts {
  readonly database: Database;
  readonly store: WatchdogStore;
  readonly incidents: Incidents;
  /** The herds that may be looked at now: none in privacy mode. */
  readonly herds: (nowMs: number) => readonly ObservedHerd[];
  /** IANA name of the barn's */
  readonly timeZone: string;
}

const instance: Author = { accountId: null };

/** One check: measures, judges, opens or raises an incident, and writes all of it down together. */
export async function runCheck(
  { database, store, incidents, herds, timeZone }: CheckParts,
  { watchdogId }: StoredWatchdog,
  nowMs: number,
  yieldTurn: () => Promise<void> | undefined,
): Promise<WatchdogRun | null> {
  const speed = await measureHerdSpeed(herds(nowMs), nowMs, yieldTurn);
  return database.inTransaction(() => {
    // It may have been changed while the herd was looked at.
    const watchdog = store.find(watchdogId);
    if (!watchdog?.enabled) return null;
    const { parameters } = watchdog;
    const since = watchdogDayStart(nowMs, parameters.dailyResetOffsetHours, timeZone);
    const verdict = judge(speed, parameters, store.runsSince(watchdogId, since));
    const run: WatchdogRun =
      verdict.kind === 'warn' && speed !== null
        ? {
            startedAt: nowMs,
            speed,
            warned: true,
            incidentId: warn(incidents, watchdog, speed, verdict, nowMs, timeZone),
          }
        : { startedAt: nowMs, speed, warned: false };
    store.addRun(watchdogId, run);
    return run;
  });
}

/** Raises today's incident while it is open, else opens one. @returns its id */
function warn(
  incidents: Incidents,
  watchdog: StoredWatchdog,
  speed: number,
  verdict: Extract<Verdict, { kind: 'warn' }>,
  nowMs: number,
  timeZone: string,
): string {
  const identifier = `watchdog-${watchdog.watchdogId}-${nowMs}`;
  const event = {
    identifier,
    trigger: 'issueDetected',
    payload: warningPayload(watchdog, speed, verdict, clockText(nowMs, timeZone)),
  } as const;
  const open = verdict.incidentId === null ? undefined : incidents.find(verdict.incidentId);
  const written =
    open && open.state !== 'closed'
      ? incidents.addEvent({ ...event, incidentId: open.incidentId }, instance, nowMs)
      : incidents.create({ ...event, type: 'barnIntervention' }, instance, nowMs);
  if (isRefusal(written)) throw new Error(`The watchdog's warning was refused: ${written.message}`);
  return written.incident.incidentId;
}

function warningPayload(
  { watchdogId, breedName, parameters: { speedThreshold, maxDailyIncreasedSeverityWarnings } }: StoredWatchdog,
  speed: number,
  { severity, number }: Extract<Verdict, { kind: 'warn' }>,
  clock: string,
): BarnInterventionPayload {
  return {
    type: 'stress',
    title: 'The herd moves faster than usual',
    description:
      `${clock}: ${speed} body lengths a minute on average, ${breedName} are warned of from ${speedThreshold} on. ` +
      `Warning ${number} of at most ${maxDailyIncreasedSeverityWarnings} a day.`,
    severity,
    issue: null,
    typeSpecificPayload: { watchdogId, speed, speedThreshold },
  };
}
