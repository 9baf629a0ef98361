import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BarnDocumentationPayload, BarnStatePayload, Incident, IncidentEvent } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Animal } from '../herd/animal';
import { animalsAt } from '../herd/behaviour/animals-at';
import { draughtAt } from '../herd/behaviour/draught';
import { stillForMs } from '../herd/behaviour/still-for';
import { stockAt } from '../herd/behaviour/stock';
import type { SimulatedCamera } from '../herd/simulated-camera';
import { openIncidents } from '../incidents/open-incidents';
import { isRefusal } from '../server/refusals';
import { type LookedAtCameras, tellStillAnimals } from '../still-animals/tell-still-animals';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/open-database';
import { testContract } from '../testing/test-contract';
import { createDemonstration } from './demonstration';
import type { Scene } from './story';

const identity = { globalUniqueIdentifier: 'test-barn', name: 'test-barn', realWorldName: 'Test barn' };
const author = { accountId: 'account-keeper', authorName: 'Keeper' };
const signal = new AbortController().signal;
const nowMs = Date.UTC(2026, 10, 21, 12);

const bird = (cameraId: string, seed: number): SimulatedCamera => ({
  cameraId,
  name: cameraId,
  seed,
  species: 'broiler',
  animalCount: 60,
  flooring: 'litter',
  timeZone: 'Europe/Berlin',
});
const scene: Scene = {
  cameras: [bird('row-1', 21), bird('row-2', 22), bird('row-3', 23)],
  animals: 'broiler',
  seed: 5,
  timeZone: 'Europe/Berlin',
};

const folders: string[] = [];
const databases: Database[] = [];
afterAll(() => {
  for (const database of databases) database.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function openBarn() {
  const folder = mkdtempSync(join(tmpdir(), 'barnwatch-demonstration-'));
  folders.push(folder);
  const database = openDatabase(folder);
  databases.push(database);
  const incidents = openIncidents(database, identity, testContract);
  const demonstration = createDemonstration({
    database,
    incidents,
    scene: () => scene,
    authors: [author],
    historyDays: 28,
  });
  const all = (): readonly Incident[] =>
    database
      .all<{ document: string }>('SELECT document FROM incidents ORDER BY identifier')
      .map(({ document }) => JSON.parse(document) as Incident);
  return { database, incidents, demonstration, all };
}

const eventsOf = (database: Database, incidentId: string): readonly IncidentEvent[] =>
  database
    .all<{ document: string }>(
      'SELECT document FROM incident_events WHERE incident_id = ? ORDER BY event_timestamp, incident_event_id',
      incidentId,
    )
    .map(({ document }) => JSON.parse(document) as IncidentEvent);

/** The animal that lay, at a moment, where an incident says. */
function bodyNear({ messagePayload }: Incident, timeMs: number): Animal {
  const { cameraId, position } = messagePayload as BarnStatePayload;
  const camera = scene.cameras.find((one) => one.cameraId === cameraId);
  if (!camera || !position) throw new Error('It was seen nowhere');
  const away = (body: Animal): number => Math.hypot(body.x - position.x, body.y - position.y);
  const [nearest] = animalsAt(camera, timeMs).toSorted((one, other) => away(one) - away(other));
  if (!nearest) throw new Error('Nobody was there');
  return nearest;
}

/** Every animal that was noticed because it did not move. */
function findingsOf({ all, database }: ReturnType<typeof openBarn>) {
  return all()
    .filter(({ identifier }) => identifier.startsWith('still-animal-'))
    .map((incident) => {
      const [seen, settled] = eventsOf(database, incident.incidentId);
      if (!seen) throw new Error('It was never seen');
      return { incident, seen, settled, body: bodyNear(incident, seen.eventTimestamp) };
    });
}

describe('a month of history', () => {
  const barn = openBarn();
  beforeAll(() => barn.demonstration.tellUntil(nowMs, signal));

  test('has more than 300 incidents, none of them in the future', () => {
    expect(barn.all().length).toBeGreaterThan(300);
    for (const { openedAt, lastUpdated } of barn.all()) {
      expect(openedAt).toBeGreaterThanOrEqual(nowMs - 28 * millisecondsInDay);
      expect(lastUpdated).toBeLessThanOrEqual(nowMs);
    }
  });

  test('shows each dead animal where it lay, and each that was taken for one, which is set right', () => {
    const found = findingsOf(barn);
    for (const { incident, seen, settled, body } of found) {
      const { x = 0, y = 0 } = (seen.payload as BarnStatePayload).position ?? {};
      expect(Math.hypot(body.x - x, body.y - y)).toBeLessThan(0.002);
      // It lies there since before anybody noticed it.
      const before = bodyNear(incident, seen.eventTimestamp - stillForMs.broiler / 2);
      expect(before).toMatchObject({ animalId: body.animalId, x: body.x, y: body.y });
      if (settled)
        expect(incident.messagePayload).toMatchObject({
          state: 'noDeadAnimal',
          outcome: body.alive ? 'notDead' : 'collected',
        });
    }
    expect(found.filter(({ body }) => !body.alive).length).toBeGreaterThan(0);
    expect(found.filter(({ body }) => body.alive).length).toBeGreaterThan(0);
    // Nobody has to come for what is days ago.
    const isOpen = ({ incident }: (typeof found)[number]): boolean => incident.state === 'deadAnimalExists';
    for (const { seen } of found.filter(isOpen)) expect(seen.eventTimestamp).toBeGreaterThan(nowMs - millisecondsInDay);
  });

  test('tells of a draught only where there was one', () => {
    const found = barn.all().filter(({ identifier }) => identifier.startsWith('distribution-'));
    expect(found.length).toBeGreaterThan(0);
    for (const { messagePayload } of found) {
      const { location, startTimestamp = 0, endTimestamp = 0 } = messagePayload as BarnDocumentationPayload;
      const cameraId = location.kind === 'camera' ? location.cameraId : undefined;
      const camera = scene.cameras.find((known) => known.cameraId === cameraId);
      expect(camera && draughtAt(camera, (startTimestamp + endTimestamp) / 2)).not.toBeNull();
    }
  });

  test('counts the living at each change, with what has changed, and each death is one of the dead animals', () => {
    const occupancy = barn.all().find(({ identifier }) => identifier === 'occupancy');
    const events = eventsOf(barn.database, String(occupancy?.incidentId));
    const counts = events.map(({ payload, eventTimestamp }) => ({ ...(payload as BarnStatePayload), eventTimestamp }));
    let [before, died] = [0, 0];
    for (const { animalCount = 0, description = '', eventTimestamp } of counts) {
      expect(animalCount).toBe(scene.cameras.reduce((sum, camera) => sum + stockAt(camera, eventTimestamp), 0));
      const told = (what: string): number =>
        [...description.matchAll(new RegExp(`(\\d+) ${what}`, 'g'))].reduce((sum, [, count]) => sum + Number(count), 0);
      if (before > 0) expect(animalCount).toBe(before - told('died') - told('moved out') + told('placed'));
      died += told('died');
      before = animalCount;
    }
    const now = scene.cameras.reduce((sum, camera) => sum + stockAt(camera, nowMs), 0);
    expect(before).toBe(now);
    // The last dead may not have been noticed yet, the first ones were noticed after they had died before the month.
    const found = findingsOf(barn).filter(({ body }) => !body.alive);
    expect(Math.abs(died - found.length)).toBeLessThanOrEqual(1);
    expect(died).toBeGreaterThan(2);
  });
});

test('what people come for is told once, also where a barn looks by itself while the demonstration goes on', async () => {
  const barn = openBarn();
  await barn.demonstration.tellUntil(nowMs, signal);
  const cameras: LookedAtCameras = {
    store: { list: () => scene.cameras.map((camera) => ({ ...camera, tags: ['row'] })) },
    observed: (cameraId: string) => {
      const camera = scene.cameras.find((one) => one.cameraId === cameraId);
      return camera ? { kind: 'simulated', camera, silentSince: null } : null;
    },
  };
  const before = findingsOf(barn).length;
  for (let atMs = nowMs; atMs <= nowMs + 6 * millisecondsInDay; atMs += 10 * millisecondsInMinute) {
    await tellStillAnimals(barn, cameras, atMs, () => undefined);
    await barn.demonstration.tellUntil(atMs, signal);
  }
  const alone = openBarn();
  await alone.demonstration.tellUntil(nowMs, signal);
  await alone.demonstration.tellUntil(nowMs + 6 * millisecondsInDay, signal);
  const told = (one: typeof barn) => findingsOf(one).map(({ body, settled }) => [body.animalId, settled?.payload]);
  expect(told(barn)).toEqual(told(alone));
  expect(findingsOf(barn).length).toBeGreaterThan(before);
});

test('goes on from where it stopped, in whatever steps, and comes to the same', async () => {
  const [atOnce, bit] = [openBarn(), openBarn()];
  // Both begin at the same moment: the month before it is theirs.
  for (const { demonstration } of [atOnce, bit]) await demonstration.tellUntil(nowMs, signal);
  await atOnce.demonstration.tellUntil(nowMs + 2 * millisecondsInDay, signal);
  for (let hours = 0; hours <= 48; hours += 3)
    await bit.demonstration.tellUntil(nowMs + hours * millisecondsInHour, signal);
  const told = (barn: typeof bit) => barn.all().map(({ identifier, state, openedAt }) => [identifier, state, openedAt]);
  expect(told(bit)).toEqual(told(atOnce));
  expect(bit.all().some(({ openedAt }) => openedAt > nowMs)).toBe(true);
});

test('leaves to people what people have done', async () => {
  const { database, incidents, demonstration, all } = openBarn();
  await demonstration.tellUntil(nowMs, signal);
  const open = all().filter(({ type, closedAt }) => type === 'barnIntervention' && closedAt === null);
  const [deleted, ...closed] = open.map(({ incidentId }) => incidentId);
  for (const incidentId of closed) expect(isRefusal(incidents.close(incidentId, author, nowMs))).toBe(false);
  expect(incidents.remove(String(deleted))).toBeNull();
  await demonstration.tellUntil(nowMs + 4 * millisecondsInDay, signal);
  expect(incidents.find(String(deleted))).toBeUndefined();
  for (const incidentId of closed) expect(eventsOf(database, incidentId).at(-1)?.trigger).toBe('close');
});

test('leaves what people have said of a dead animal', async () => {
  const { incidents, demonstration, all, database } = openBarn();
  // Until one lies there that is not collected yet.
  let untilMs = nowMs;
  const lying = () =>
    all().find(({ identifier, state }) => /^still-animal-row/.test(identifier) && state === 'deadAnimalExists');
  for (; !lying() && untilMs < nowMs + 20 * millisecondsInDay; untilMs += millisecondsInHour)
    await demonstration.tellUntil(untilMs, signal);
  const { incidentId } = lying() ?? { incidentId: '' };
  const payload = { state: 'noDeadAnimal', outcome: 'notDead' } as const;
  const said = { incidentId, identifier: 'said-by-a-person', trigger: 'stateDetected', payload } as const;
  expect(isRefusal(incidents.addEvent(said, author, untilMs))).toBe(false);
  await demonstration.tellUntil(untilMs + 2 * millisecondsInDay, signal);
  expect(eventsOf(database, incidentId).at(-1)?.payload).toEqual(payload);
});

test('does not fill up a database that was in use before', async () => {
  const { incidents, demonstration, all } = openBarn();
  incidents.create(
    { type: 'generic', identifier: 'by-a-person', trigger: 'create', payload: { title: 'Mine' } },
    author,
    nowMs,
  );
  await demonstration.tellUntil(nowMs, signal);
  expect(all()).toHaveLength(1);
});
