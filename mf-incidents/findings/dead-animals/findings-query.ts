import type { QueryRequest } from '@barnwatch/shared/wire';
import { type Day, daySpan } from '../../barn/day-choice/calendar-day';
import { deadAnimalStates } from './finding';

type Question = Pick<QueryRequest, 'query' | 'order'>;

const oldestFirst: NonNullable<Question['order']> = [{ field: 'openedAt', direction: 'asc' }];

/** What was found in a span, ms since 1970 UTC; `end` is not part of it. */
export function findingsIn({ start, end }: { readonly start: number; readonly end: number }): Question {
  return {
    query: { type: 'barnState', state: { $in: [...deadAnimalStates] }, openedAt: { $gte: start, $lt: end } },
    order: oldestFirst,
  };
}

/** What was found on a day, and what has been lying there since before it. */
export function findingsOfDay(day: Day): Question {
  const { start, end } = daySpan(day);
  return {
    query: {
      type: 'barnState',
      $or: [
        { state: { $in: [...deadAnimalStates] }, openedAt: { $gte: start, $lt: end } },
        { state: 'deadAnimalExists', openedAt: { $lt: start } },
      ],
    },
    order: oldestFirst,
  };
}

/** The newest finding before a day. */
export function lastFindingBefore(day: Day): QueryRequest {
  const { start } = daySpan(day);
  return {
    query: { type: 'barnState', state: { $in: [...deadAnimalStates] }, openedAt: { $lt: start } },
    order: [{ field: 'openedAt', direction: 'desc' }],
    limit: 1,
  };
}
