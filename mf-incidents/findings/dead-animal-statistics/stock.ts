import { knownReading, useReading } from '@barnwatch/shared/answers';
import type { QueryRequest, TimeSpan } from '@barnwatch/shared/wire';
import { type AnswerOf, barnStatePayload, queryIncidentEvents } from '@barnwatch/shared/wire/calls';
import * as v from 'valibot';
import { occupancies } from '../../barn/barn-state/barn-state';
import { lastValueOf } from '../../incident-records/record/use-incident';

/** How many animals were in the barn from a moment on, ms since 1970 UTC. */
export interface StockCount {
  readonly since: number;
  readonly animals: number;
}

/** Counts of the stock up to a moment, newest first: half a year of some a day. */
export function stockQuery(beforeMs: number): QueryRequest {
  return {
    query: { state: { $in: [...occupancies] }, eventTimestamp: { $lt: beforeMs } },
    order: [{ field: 'eventTimestamp', direction: 'desc' }],
    limit: 1000,
  };
}

/** The counts, oldest first. */
export function stockOf({ incidentEvents }: Pick<AnswerOf<typeof queryIncidentEvents>, 'incidentEvents'>) {
  return incidentEvents
    .flatMap(({ payload, eventTimestamp }): readonly StockCount[] => {
      const told = v.safeParse(barnStatePayload, payload);
      if (!told.success) return [];
      // Who says that it is empty need not count.
      const { animalCount, state } = told.output;
      const animals = state === 'barnEmpty' ? 0 : animalCount;
      return animals === undefined ? [] : [{ since: eventTimestamp, animals }];
    })
    .sort((one, other) => one.since - other.since);
}

/**
 * The animals that were in the barn in a span: those with which it began, as counted last before it, else as counted
 * first in it (animals were brought in then), and those that were brought in later: where a count is higher than the one
 * before. Never fewer than are there at its end, so that no share is of fewer animals than the barn tells. Null where
 * nobody counted, and where the barn was empty.
 */
export function stockOver(counts: readonly StockCount[], { start, end }: TimeSpan): number | null {
  const first = counts.findLastIndex(({ since, animals }) => since <= start && animals > 0);
  const began = first >= 0 ? first : counts.findIndex(({ since, animals }) => since > start && animals > 0);
  const [before, ...later] = began < 0 ? [] : counts.slice(began);
  if (before === undefined) return null;
  let [stock, last] = [before.animals, before.animals];
  for (const { since, animals } of later) {
    if (since >= end) break;
    stock += Math.max(0, animals - last);
    last = animals;
  }
  return stock;
}

/** The first thing that a barn has recorded, whatever it is. */
const firstEventQuery: QueryRequest = {
  query: {},
  order: [{ field: 'eventTimestamp', direction: 'asc' }],
  limit: 1,
};

const timesOf = ({ incidentEvents }: Pick<AnswerOf<typeof queryIncidentEvents>, 'incidentEvents'>) =>
  incidentEvents.map(({ eventTimestamp }) => eventTimestamp);

/** Since when a barn records, ms since 1970 UTC; null where that is not known. Needs `incidents.view`. */
export function useRecordStart(): number | null {
  const answer = useReading(queryIncidentEvents, { body: firstEventQuery, keep: true }, timesOf);
  return lastValueOf(answer)?.[0] ?? null;
}

const noCounts: readonly StockCount[] = [];

export interface Stock {
  readonly counts: readonly StockCount[];
  /** How many counts could not be read. */
  readonly unreadable: number;
}

/** Counts of the stock until a moment. Needs `incidents.view`. */
export function useStock(beforeMs: number): Stock {
  const answer = useReading(queryIncidentEvents, { body: stockQuery(beforeMs), keep: true }, stockOf);
  const known = knownReading(answer);
  return { counts: known?.value ?? noCounts, unreadable: known?.setAside.length ?? 0 };
}
