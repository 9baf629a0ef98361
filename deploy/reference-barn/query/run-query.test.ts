import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QueryRequest } from '@barnwatch/shared/wire';
import fc from 'fast-check';
import { createIncidentStore } from '../incidents/incident-store';
import { isRefusal } from '../server/refusals';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/open-database';
import { compileQuestion, type QueryableTable } from './compile-question';
import { readDocuments, readTotal } from './read-question';
import { runQuery } from './run-query';
import {
  byDocument,
  eventTable,
  fill,
  incident,
  incidentTable,
  orders,
  queries,
  states,
} from './testing/any-questions';

let folder: string;
let database: Database;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'barnwatch-query-'));
  database = openDatabase(folder);
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/** As where many are found: along an index that is in order, with no sorting. */
function foundInOrder(table: QueryableTable, request: QueryRequest): object {
  const question = compileQuestion(table, request);
  if (isRefusal(question)) return question;
  const { limit, offset } = question;
  const found = readDocuments(database, { ...question, limit: limit + 1 });
  return {
    documents: found.slice(0, limit).map((text) => JSON.parse(text)),
    page: {
      offset,
      limit,
      total: readTotal(database, question),
      ...(found.length > limit && { next: expect.any(String) }),
    },
  };
}

/** A key holds for the question as it was compiled: with columns it is another than without. */
function withoutKey(found: ReturnType<typeof runQuery>): object {
  if (isRefusal(found)) return found;
  const { next, ...page } = found.page;
  return { ...found, page, goesOn: next !== undefined };
}

describe.each([
  ['incidents', incidentTable],
  ['events', eventTable],
])('%s', (_, table) => {
  test('are found in the same order by columns as by what their documents say, page by page', () => {
    fc.assert(
      fc.property(
        fc.array(incident, { maxLength: 25 }),
        fc.array(fc.tuple(queries(table), orders(table), fc.integer({ min: 1, max: 9 }), fc.nat(9)), { minLength: 8 }),
        (incidents, asked) => {
          fill(database, incidents);
          for (const [query, order, limit, offset] of asked) {
            const question = { query, order, limit, offset };
            const found = runQuery(database, table, question);
            const byDocuments = runQuery(database, byDocument(table), question);
            expect(withoutKey(found)).toEqual(withoutKey(byDocuments));
            expect(found).toEqual(foundInOrder(table, question));
          }
        },
      ),
    );
  });
});

test('every way that an incident comes, changes and goes is counted', () => {
  const store = createIncidentStore(database);
  const step = fc.record({ place: fc.nat(4), made: incident, isRemoved: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      database.run('DELETE FROM incidents');
      for (const { place, made, isRemoved } of steps) {
        const incidentId = `incident-${place}`;
        if (isRemoved) store.remove(incidentId);
        else store.write({ incident: { ...made, incidentId, identifier: incidentId } as never, keptPrivate: false });
        if (isRemoved) continue;
        const eventId = `event-${place}-${made.openedAt}`;
        store.removeEvent(eventId);
        store.addEvent(
          { incidentEventId: eventId, incidentId, state: made.state, eventTimestamp: made.openedAt } as never,
          null,
        );
      }
      for (const table of [incidentTable, eventTable]) {
        const severities = table === incidentTable ? ['low', 'high', null] : [];
        const kinds = [
          ...states.map((state) => ({ state })),
          ...severities.map((severity) => ({ 'messagePayload.severity': severity })),
        ];
        for (const query of kinds) {
          const question = { query, limit: 1 };
          const byDocuments = runQuery(database, byDocument(table), question);
          expect(withoutKey(runQuery(database, table, question))).toEqual(withoutKey(byDocuments));
        }
      }
    }),
  );
});
