import type { Incident, IncidentEvent } from '@barnwatch/shared/wire';
import type { InstanceConfiguration } from '../configuration/configuration';
import { writeIncident, writeIncidentEvent } from '../incidents/incident-store';
import { putRegionType } from '../regions/region-type-handlers';
import type { Database } from '../storage/database';
import { type Chance, createChance } from './chance';
import {
  type EventAuthor,
  type ScriptedIncident,
  scriptDeadAnimal,
  scriptDocumentation,
  scriptGeneric,
  scriptIntervention,
  scriptOccupancy,
} from './incident-script';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const regionTypes = [
  { regionTypeId: 'feeder', color: '#5b8def' },
  { regionTypeId: 'drinker', color: '#13b5b1' },
  { regionTypeId: 'lying', color: '#8f7ee7' },
  { regionTypeId: 'dunging', color: '#b08d57' },
  { regionTypeId: 'activity', color: '#f2a541' },
  { regionTypeId: 'passage', color: '#7a8699' },
];

// A day of a barn in incidents; with 28 days more than 300.
const perDay = { interventions: 6, documentation: 4, generic: 0.7, deadAnimals: 0.5 } as const;

/** Fills an empty database with what people and the barn have written down; leaves one that is in use alone. */
export function writeHistory(
  database: Database,
  { demonstration, identity, cameras }: InstanceConfiguration,
  authors: readonly EventAuthor[],
  nowMs: number,
): void {
  if (demonstration === null || database.first('SELECT 1 FROM incidents LIMIT 1') !== undefined) return;
  const { seed, historyDays, animals } = demonstration;
  const chance = createChance(seed);
  const cameraIds = cameras.filter(({ tags }) => tags.length > 0).map(({ cameraId }) => cameraId);
  const startMs = nowMs - historyDays * dayMs;

  const write = (scripted: ScriptedIncident, openedAt: number): void =>
    writeScripted(database, scripted, { openedAt, nowMs, identity, authors, chance });
  const someMoment = (): number => startMs + chance.number() * (nowMs - startMs - 10 * 60_000);
  const several = (aDay: number): readonly number[] =>
    Array.from({ length: Math.round(aDay * historyDays) }, someMoment);

  database.inTransaction(() => {
    for (const regionType of regionTypes) putRegionType(database, regionType);
    const placeCount = animals === 'pig' ? 156 : 28_400;
    write(scriptOccupancy('barnEmpty', 0, 'Washed and dry.'), startMs);
    write(scriptOccupancy('barnPartlyFull', Math.round(placeCount / 2), 'First delivery.'), startMs + 6 * hourMs);
    write(scriptOccupancy('barnFull', placeCount, 'Fully stocked.'), startMs + dayMs);
    for (const time of several(perDay.interventions)) write(scriptIntervention(animals, chance), workingHour(time));
    for (const time of several(perDay.documentation))
      write(scriptDocumentation(animals, cameraIds, Math.round(time), chance), time);
    for (const time of several(perDay.generic)) write(scriptGeneric(chance), time);
    for (const time of several(perDay.deadAnimals)) write(scriptDeadAnimal(cameraIds, chance), time);
  });
}

/** People write things down while they are in the barn: what would be at night is moved to the morning before. */
function workingHour(timeMs: number): number {
  const hour = new Date(timeMs).getUTCHours();
  return hour >= 5 && hour < 19 ? timeMs : timeMs - ((hour - 6 + 24) % 24) * hourMs;
}

interface Writing {
  readonly openedAt: number;
  readonly nowMs: number;
  readonly identity: InstanceConfiguration['identity'];
  readonly authors: readonly EventAuthor[];
  readonly chance: Chance;
}

/** Writes the steps that have happened by now, and the incident as the last of them leaves it. */
function writeScripted(
  database: Database,
  scripted: ScriptedIncident,
  { openedAt, nowMs, identity, authors, chance }: Writing,
): void {
  const opened = Math.round(openedAt);
  const steps = scripted.steps.filter(({ afterMs }) => opened + afterMs <= nowMs);
  const last = steps.at(-1) ?? scripted.steps[0];
  const { globalUniqueIdentifier, name, realWorldName } = identity;
  const incidentId = idFrom(chance);
  const closed = last.trigger === 'close';
  const shown = steps.findLast(({ payload }) => payload !== null) ?? scripted.steps[0];
  // The script pairs each type with its payload and states.
  const incident = {
    incidentId,
    type: scripted.type,
    state: last.state,
    openedAt: opened,
    lastUpdated: Math.round(opened + last.afterMs),
    closedAt: closed ? Math.round(opened + last.afterMs) : null,
    identifier: idFrom(chance),
    messagePayload: shown.payload,
    globalUniqueIdentifier,
    barnName: name,
    realWorldName,
    isPublicOpen: !closed && last.state !== 'hidden',
  } as Incident;
  writeIncident(database, incident);
  for (const { trigger, state, payload, afterMs, byPerson } of steps) {
    const author = byPerson ? authors[Math.floor(chance.number() * authors.length)] : undefined;
    const event: IncidentEvent = {
      incidentEventId: idFrom(chance),
      incidentId,
      trigger,
      state,
      payload,
      eventTimestamp: Math.round(opened + afterMs),
      globalUniqueIdentifier,
      realWorldName,
      ...(author ?? { accountId: null }),
    };
    writeIncidentEvent(database, event);
  }
}

function idFrom(chance: Chance): string {
  const part = (): string =>
    Math.floor(chance.number() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return `${part()}-${part()}-${part()}`;
}
