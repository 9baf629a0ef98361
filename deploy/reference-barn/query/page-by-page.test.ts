import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QueryRequest } from '@barnwatch/shared/wire';
import fc from 'fast-check';
import { createIncidentStore } from '../incidents/incident-store';
import { isRefusal } from '../server/refusals';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/open-database';
import type { QueryableTable } from './compile-question';
import { runQuery } from './run-query';
import { byDocument, eventTable, fill, incident, incidentTable, orders, queries } from './testing/any-questions';

let folder: string;
let database: Database;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'barnwatch-pages-'));
  database = openDatabase(folder);
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

function pageOf(table: QueryableTable, request: QueryRequest) {
  const found = runQuery<Record<string, unknown>>(database, table, request);
  if (isRefusal(found)) throw new Error(found.message);
  return { ids: found.documents.map((one) => String(one.incidentEventId ?? one.incidentId)), page: found.page };
}

/** All of a list, each page behind the last record of the one before; `between` is done after each. */
function walked(
  table: QueryableTable,
  question: QueryRequest,
  between = () => undefined as unknown,
): readonly string[] {
  const ids: string[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < 200; pages += 1) {
    const { ids: given, page } = pageOf(table, { ...question, ...(after !== undefined && { after }) });
    ids.push(...given);
    if (page.next === undefined) return ids;
    expect(given).toHaveLength(page.limit);
    after = page.next;
    between();
  }
  throw new Error('The list has no end');
}

describe.each([
  ['incidents', incidentTable],
  ['events', eventTable],
  ['incidents by what their documents say', byDocument(incidentTable)],
])('%s, page by page', (_, table) => {
  test('behind the last record of a page goes on what stands behind it by number', () => {
    fc.assert(
      fc.property(
        fc.array(incident, { maxLength: 20 }),
        fc.array(fc.tuple(queries(table), orders(table), fc.integer({ min: 1, max: 7 })), { minLength: 6 }),
        (incidents, asked) => {
          fill(database, incidents);
          for (const [query, order, limit] of asked) {
            const all = pageOf(table, { query, order });
            expect(walked(table, { query, order, limit })).toEqual(all.ids);
            expect(all.page).toEqual({ offset: 0, limit: 1000, total: all.ids.length });
          }
        },
      ),
    );
  });
});

test('what comes and goes between two pages takes nothing away of what stays, and brings nothing twice', () => {
  fc.assert(
    fc.property(
      fc.array(incident, { minLength: 4, maxLength: 20 }),
      orders(incidentTable),
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.record({ place: fc.nat(19), made: incident, isRemoved: fc.boolean() }), { maxLength: 12 }),
      (incidents, order, limit, changes) => {
        fill(database, incidents);
        const store = createIncidentStore(database);
        const stays = new Set(pageOf(incidentTable, {}).ids);
        const left = [...changes];
        const ids = walked(incidentTable, { order, limit }, () => {
          const change = left.shift();
          if (!change) return;
          const { place, made, isRemoved } = change;
          if (isRemoved) {
            const incidentId = `incident-${place % 7}-${place}`;
            store.remove(incidentId);
            stays.delete(incidentId);
          } else {
            const incidentId = `new-${left.length}`;
            store.write({ incident: { ...made, incidentId, identifier: incidentId } as never, keptPrivate: false });
          }
        });
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining([...stays]));
      },
    ),
  );
});

const note = (index: number, title: string) => ({
  type: 'generic',
  state: 'created',
  openedAt: index,
  lastUpdated: index,
  messagePayload: { title },
});

test('a key that is damaged, or belongs to another question, is refused with words', () => {
  fill(
    database,
    Array.from({ length: 5 }, (_, index) => note(index, 'Note')),
  );
  const order = [{ field: 'openedAt', direction: 'desc' }] as const;
  const asked: QueryRequest = { query: { type: 'generic' }, order: [...order], limit: 2 };
  const { page } = pageOf(incidentTable, asked);
  const after = page.next ?? '';
  expect(pageOf(incidentTable, { ...asked, after, limit: 1, projection: { incidentId: 1 } }).page.offset).toBe(2);
  const refusedOf = (question: QueryRequest) => {
    const answer = runQuery(database, incidentTable, question);
    return isRefusal(answer) ? answer.message : 'answered';
  };
  const changed = Buffer.from(after, 'base64url').toString().replace('[', '{');
  for (const damaged of ['x', `${after.slice(0, -4)}`, 'WzFd', Buffer.from(changed).toString('base64url')])
    expect(refusedOf({ ...asked, after: damaged })).toMatch(/\/after is no key of a page/);
  expect(refusedOf({ ...asked, after, query: { type: 'barnState' } })).toMatch(/another query or order/);
  expect(refusedOf({ ...asked, after, order: [] })).toMatch(/another query or order/);
  expect(refusedOf({ ...asked, after, offset: 2 })).toMatch(/in the place of an offset/);
});

test('where records are in order by what is too long for a key, the list goes on by number', () => {
  const titled = (index: number) => note(index, `${'long '.repeat(1_000)}${index}`);
  fill(database, [titled(1), titled(2)]);
  const asked: QueryRequest = { order: [{ field: 'messagePayload.title', direction: 'asc' }], limit: 1 };
  expect(pageOf(incidentTable, asked).page).toEqual({ offset: 0, limit: 1, total: 2 });
  expect(pageOf(incidentTable, { ...asked, offset: 1 }).ids).toHaveLength(1);
});
