import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Incident, QueryRequest } from '@barnwatch/shared/wire';
import { queryableOf } from '../contract/contract';
import { loadContract } from '../contract/load-contract';
import { incidentFields } from '../incidents/incident-fields';
import { createIncidentStore } from '../incidents/incident-store';
import { isRefusal } from '../server/refusals';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/open-database';
import type { QueryableTable } from './compile-question';
import { type ListReading, openListReading } from './list-reading';

const table: QueryableTable = { ...incidentFields, names: queryableOf(loadContract(), 'queryIncidents') };
const never = new AbortController().signal;
const page = { kind: 'page', member: 'incidents' } as const;

let folder: string;
let database: Database;
let stopping: AbortController;
let apart: ListReading;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'barnwatch-lists-'));
  database = openDatabase(folder);
  for (let index = 0; index < 30; index += 1) write(index);
  stopping = new AbortController();
  apart = openListReading(database, { dataFolder: folder, fewRows: 0 }, stopping.signal);
});
afterEach(async () => {
  stopping.abort(new Error('stopping'));
  await apart.closed();
  database.close();
  rmSync(folder, { recursive: true });
});

function write(index: number): void {
  const shared = { globalUniqueIdentifier: 'test-barn', realWorldName: 'Test barn', barnName: 'test-barn' };
  const incident = {
    ...shared,
    incidentId: `incident-${index}`,
    identifier: `id-${index}`,
    type: 'generic',
    state: index % 2 === 0 ? 'created' : 'closed',
    openedAt: index,
    lastUpdated: index,
    closedAt: null,
    messagePayload: { title: `Ferkel ${index} „größer“` },
    isPublicOpen: true,
  } as Incident;
  createIncidentStore(database).write({ incident, keptPrivate: false });
}

async function dataOf(lists: ListReading, request: QueryRequest, shape: Parameters<ListReading['read']>[2] = page) {
  const answer = await lists.read(table, request, shape, never);
  if (isRefusal(answer)) return answer;
  return JSON.parse(Buffer.from(answer.json).toString()) as { data: Record<string, unknown> };
}

test('answers the same from a thread as on the spot: pages, projections, the first one, none at all', async () => {
  const here = openListReading(database, { dataFolder: folder }, stopping.signal);
  const questions: readonly QueryRequest[] = [
    {},
    { query: { state: 'closed' }, order: [{ field: 'openedAt', direction: 'desc' }], limit: 4, offset: 2 },
    { projection: { messagePayload: 0 }, limit: 2 },
    { query: { type: 'barnState' } },
    { query: { nothing: 1 } },
  ];
  for (const question of questions) expect(await dataOf(apart, question)).toEqual(await dataOf(here, question));
  const first = { kind: 'first', member: 'incident' } as const;
  for (const query of [{ state: 'closed' }, { type: 'barnState' }]) {
    expect(await dataOf(apart, { query, limit: 1 }, first)).toEqual(await dataOf(here, { query, limit: 1 }, first));
  }
  const { data } = (await dataOf(apart, { query: { incidentId: 'incident-7' } })) as { data: Record<string, unknown> };
  expect(data).toMatchObject({
    incidents: [{ incidentId: 'incident-7', messagePayload: { title: 'Ferkel 7 „größer“' } }],
    page: { offset: 0, limit: 1000, total: 1 },
  });
});

test('sees at once what has been written, also by the transaction before', async () => {
  for (const index of [30, 31, 32]) {
    database.inTransaction(() => write(index));
    expect(await dataOf(apart, { limit: 1 })).toMatchObject({ data: { page: { total: index + 1 } } });
  }
});

test('reads for many at once, and for nobody who has gone', async () => {
  const leaving = new AbortController();
  const asked = Array.from({ length: 20 }, (_, index) => dataOf(apart, { query: { incidentId: `incident-${index}` } }));
  const left = apart.read(table, {}, page, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(apart.read(table, {}, page, leaving.signal)).rejects.toThrow('gone');
  const answers = await Promise.all(asked);
  expect(answers).toMatchObject(answers.map(() => ({ data: { page: { total: 1 } } })));
});

test('ends with its instance, and tells those who wait', async () => {
  const waiting = apart.read(table, {}, page, never);
  stopping.abort(new Error('stopping'));
  await expect(waiting).rejects.toThrow('stopping');
  await apart.closed();
  await expect(apart.read(table, {}, page, never)).rejects.toThrow('stopping');
});
