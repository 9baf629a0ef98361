import type { FastifyBaseLogger } from 'fastify';
import type { Cameras } from './cameras/cameras';
import type { InstanceConfiguration } from './configuration/configuration';
import type { CheckedContract } from './contract/compile-contract';
import { queryableOf } from './contract/contract';
import { readSchemaTexts } from './contract/schema-text';
import { createYielder } from './data/create-yielder';
import { openDemonstration } from './demonstration/open-demonstration';
import type { Accounts } from './identity/accounts';
import { createAttachmentHandlers } from './incidents/attachments/attachment-handlers';
import { createIncidentAttachments } from './incidents/attachments/attachments';
import { createIncidentHandlers } from './incidents/incident-handlers';
import { createIncidentQueryHandlers } from './incidents/incident-query-handlers';
import type { Author } from './incidents/incident-writes';
import type { Incidents } from './incidents/incidents';
import { openIncidents } from './incidents/open-incidents';
import { createIdMaker } from './incidents/time-ordered-id';
import type { ListReading } from './query/list-reading';
import type { Handlers } from './server/call';
import { repeatedly } from './server/repeatedly';
import { lookEveryMs } from './still-animals/still-animals-of';
import { tellStillAnimals } from './still-animals/tell-still-animals';
import type { Database } from './storage/database';
import { observableHerds } from './watchdogs/observable-herds';
import { runDueChecks } from './watchdogs/run-due-checks';
import { createWatchdogHandlers } from './watchdogs/watchdog-handlers';
import { createWatchdogStore } from './watchdogs/watchdog-store';

export interface JournalSurroundings {
  readonly configuration: InstanceConfiguration;
  readonly contract: CheckedContract;
  readonly database: Database;
  readonly lists: ListReading;
  readonly accounts: Accounts;
  readonly cameras: Cameras;
  /** Who writes down what people do in a demonstration. */
  readonly authors: readonly Author[];
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
}

/** What happens in a barn and who watches over it: incidents, watchdogs, and the life of a demonstration. */
export interface Journal {
  readonly incidents: Incidents;
  readonly handlers: Handlers;
  /** When nothing of it uses the database any more, after the signal has aborted. */
  readonly closed: Promise<void>;
}

// A demonstration's incidents come within this time of what happened.
const tellingPauseMs = 5_000;

// Schedules are told in minutes.
const watchingPauseMs = 1_000;

/**
 * @param signal ends what goes on by itself
 * @param onHistoryDay is told how many days of a demonstration's history are left to be written
 */
export async function openJournal(
  { configuration, contract, database, lists, accounts, cameras, authors, clock, log }: JournalSurroundings,
  signal: AbortSignal,
  onHistoryDay: (daysLeft: number) => void,
): Promise<Journal> {
  const incidents = openIncidents(database, configuration.identity, contract);
  const watchdogs = createWatchdogStore(database);
  const demonstration = openDemonstration({ configuration, database, incidents, watchdogs, cameras, authors, clock });
  await demonstration?.tellUntil(clock(), signal, onHistoryDay);
  const telling =
    demonstration &&
    repeatedly(
      tellingPauseMs,
      () => demonstration.tellUntil(clock(), signal),
      signal,
      (error) => log.error({ err: error }, 'the demonstration could not go on'),
    );
  const checks = {
    database,
    store: watchdogs,
    incidents,
    herds: (nowMs: number) => observableHerds(cameras, nowMs),
    timeZone: configuration.timeZone,
  };
  const watching = repeatedly(
    watchingPauseMs,
    () => runDueChecks(checks, clock(), createYielder(signal)),
    signal,
    (error) => log.error({ err: error }, 'a watchdog could not check'),
  );
  const noticing = repeatedly(
    lookEveryMs,
    () => tellStillAnimals({ database, incidents }, cameras, clock(), createYielder(signal)),
    signal,
    (error) => log.error({ err: error }, 'nobody looked for animals that do not move'),
  );
  return {
    incidents,
    handlers: {
      ...createIncidentQueryHandlers(lists, (operationId) => queryableOf(contract, operationId)),
      ...createIncidentHandlers({ incidents, accounts, schemaText: readSchemaTexts(contract) }),
      ...createAttachmentHandlers(incidents, createIncidentAttachments(database, createIdMaker()), accounts),
      ...createWatchdogHandlers(database, watchdogs, queryableOf(contract, 'queryOneWatchdog')),
    },
    closed: Promise.all([telling, watching, noticing]).then(() => undefined),
  };
}
