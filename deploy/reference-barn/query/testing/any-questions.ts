import type { Filter, Incident, Order } from '@barnwatch/shared/wire';
import fc from 'fast-check';
import { queryableOf } from '../../contract/contract';
import { loadContract } from '../../contract/load-contract';
import { eventFields, incidentFields } from '../../incidents/incident-fields';
import { createIncidentStore } from '../../incidents/incident-store';
import type { Database } from '../../storage/database';
import type { QueryableTable } from '../compile-question';

const contract = loadContract();
export const incidentTable: QueryableTable = { ...incidentFields, names: queryableOf(contract, 'queryIncidents') };
export const eventTable: QueryableTable = { ...eventFields, names: queryableOf(contract, 'queryIncidentEvents') };

/** Asks the documents alone, as if no member had a column and nobody had counted. */
export const byDocument = ({ narrowed: _narrowed, tally: _tally, ...table }: QueryableTable): QueryableTable => ({
  ...table,
  columns: {},
});

const moments = [0, 1, 2, 3, 4.5, 1_795_000_000_000] as const;
const cameras = ['pen-01', 'pen-02', ''] as const;
const types = ['barnIntervention', 'barnDocumentation', 'barnState', 'generic'] as const;
export const states = ['actionRequired', 'closed', 'created', 'hidden', 'barnFull'] as const;
const words = ['low', 'high', 'Lame pig', 'pen-01', ''] as const;

const moment = fc.constantFrom(...moments.filter(Number.isInteger));
const payloads = {
  barnIntervention: fc.record({
    title: fc.constantFrom('Lame pig', 'Draught'),
    severity: fc.constantFrom('low', 'high'),
  }),
  barnDocumentation: fc.record(
    {
      timestamp: moment,
      startTimestamp: moment,
      endTimestamp: moment,
      location: fc.record({ kind: fc.constant('camera'), cameraId: fc.constantFrom(...cameras) }),
    },
    { requiredKeys: [] },
  ),
  barnState: fc.record({ state: fc.constantFrom(...states), cameraId: fc.constantFrom(...cameras) }),
  // Whoever makes it defines it: anything may stand under the names of the others.
  generic: fc.record(
    {
      title: fc.constantFrom('Lame pig', 'Note'),
      timestamp: fc.oneof(moment, fc.constantFrom('1', true, null, [1, 2], { 1: 1 })),
      startTimestamp: fc.oneof(moment, fc.constant('later')),
      location: fc.oneof(fc.constant('yard'), fc.record({ cameraId: fc.constantFrom('pen-01', 7, ['pen-01']) })),
    },
    { requiredKeys: [] },
  ),
};

/** Records of every kind, with what may stand in them and what may not. */
export const incident = fc.constantFrom(...types).chain((type) =>
  fc.record({
    type: fc.constant(type),
    state: fc.constantFrom(...states),
    openedAt: moment,
    lastUpdated: moment,
    closedAt: fc.option(moment),
    messagePayload: payloads[type],
    isPublicOpen: fc.boolean(),
  }),
);

const value = fc.constantFrom(...moments, ...words, ...types, ...states, true, false, null);
const conditionOn = (known: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    known,
    value,
    fc.record(
      {
        $eq: fc.oneof(known, value),
        $in: fc.array(fc.oneof(known, value), { maxLength: 3 }),
        $gt: value,
        $gte: moment,
        $lt: value,
        $lte: moment,
        $exists: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  );

/** Queries of any depth over the fields of a table; the type is asked for often, as the screens do. */
export function queries({ names }: QueryableTable): fc.Arbitrary<Filter> {
  const known: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    type: fc.constantFrom(...types),
    state: fc.constantFrom(...states),
  };
  const field = fc.constantFrom(...names).chain((name) => conditionOn(known[name] ?? value).map((of) => [name, of]));
  const flat = fc.array(field, { maxLength: 3 }).map((entries) => Object.fromEntries(entries) as Filter);
  const several = fc.array(flat, { minLength: 1, maxLength: 3 });
  return fc
    .tuple(flat, fc.option(several), fc.option(several))
    .map(([own, all, some]) => ({ ...own, ...(all && { $and: all }), ...(some && { $or: some }) }));
}

export function orders({ names }: QueryableTable): fc.Arbitrary<Order> {
  const direction = fc.constantFrom('asc', 'desc');
  return fc.array(fc.record({ field: fc.constantFrom(...names), direction }), { maxLength: 3 });
}

/** Replaces all that there is. */
export function fill(database: Database, incidents: readonly object[]): void {
  const store = createIncidentStore(database);
  const barn = { globalUniqueIdentifier: 'test-barn', realWorldName: 'Test barn', barnName: 'test-barn' };
  database.inTransaction(() => {
    database.run('DELETE FROM incidents');
    incidents.forEach((told, index) => {
      // The payloads of a property: what a check would let through and what it would not.
      const made = {
        ...told,
        ...barn,
        incidentId: `incident-${index % 7}-${index}`,
        identifier: `id-${index}`,
      } as Incident;
      store.write({ incident: made, keptPrivate: false });
      for (const step of [0, 1]) {
        const { incidentId, state, openedAt } = made;
        const event = {
          incidentId,
          state,
          ...barn,
          trigger: 'create',
          accountId: null,
          eventTimestamp: openedAt + step,
        };
        store.addEvent({ ...event, incidentEventId: `event-${step}-${index}` } as never, null);
      }
    });
  });
}
