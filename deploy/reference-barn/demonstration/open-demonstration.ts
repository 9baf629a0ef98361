import type { Cameras } from '../cameras/cameras';
import { herdOf } from '../cameras/herd-of';
import type { InstanceConfiguration } from '../configuration/configuration';
import type { Author } from '../incidents/incident-writes';
import type { Incidents } from '../incidents/incidents';
import type { Database } from '../storage/database';
import type { WatchdogStore } from '../watchdogs/watchdog-store';
import { createDemonstration, type Demonstration } from './demonstration';
import { plantRegionTypes } from './plant-region-types';
import { plantWatchdog } from './plant-watchdog';

export interface DemonstrationSurroundings {
  readonly configuration: InstanceConfiguration;
  readonly database: Database;
  readonly incidents: Incidents;
  readonly watchdogs: WatchdogStore;
  readonly cameras: Cameras;
  readonly authors: readonly Author[];
  readonly clock: () => number;
}

/** The demonstration that the configuration asks for, with its first region types and watchdog; null for a real barn. */
export function openDemonstration({
  configuration: { demonstration, timeZone },
  database,
  incidents,
  watchdogs,
  cameras,
  authors,
  clock,
}: DemonstrationSurroundings): Demonstration | null {
  if (demonstration === null) return null;
  const { seed, historyDays, animals } = demonstration;
  plantRegionTypes(database);
  plantWatchdog(watchdogs, animals, clock());
  return createDemonstration({
    database,
    incidents,
    authors,
    historyDays,
    scene: () => {
      const shown = cameras.store.list().filter(({ tags }) => tags.length > 0 && !tags.includes('decommissioned'));
      return { seed, animals, timeZone, cameras: shown.flatMap((camera) => herdOf(camera, timeZone) ?? []) };
    },
  });
}
