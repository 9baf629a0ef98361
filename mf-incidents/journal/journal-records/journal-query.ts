import type { Filter, QueryRequest } from '@barnwatch/shared/wire';
import { millisecondsInDay } from 'date-fns/constants';
import { daySpan } from '../../barn/day-choice/calendar-day';
import type { DocumentationPlace } from '../../incident-records/record/incident-message';
import type { JournalFilter } from './journal-filter';

/**
 * A hidden record is looked for among those written down this long after the day: its own time is in its first event.
 */
const writtenDownWithinMs = 14 * millisecondsInDay;

/** The question for the records of the journal, those written down last first (without its page). */
export function journalQuery({ day, place, hidden }: JournalFilter): Pick<QueryRequest, 'query' | 'order'> {
  const conditions: Filter[] = [
    ...(hidden ? [] : [{ state: { $in: ['created', 'closed'] } }]),
    ...(day === null ? [] : [{ $or: ofDay(day, hidden) }]),
    ...(place === null ? [] : [{ $or: [atPlace(place), ...(hidden ? [withoutContent] : [])] }]),
  ];
  return {
    query: { type: 'barnDocumentation', ...(conditions.length > 0 && { $and: conditions }) },
    order: [{ field: 'openedAt', direction: 'desc' }],
  };
}

/** Of a hidden record the barn knows only the reason. */
const withoutContent: Filter = { 'messagePayload.classification': { $exists: false } };

function ofDay(day: string, hidden: boolean): Filter[] {
  const { start, end } = daySpan(day);
  return [
    { 'messagePayload.timestamp': { $gte: start, $lt: end } },
    { 'messagePayload.startTimestamp': { $lt: end }, 'messagePayload.endTimestamp': { $gte: start } },
    {
      'messagePayload.timestamp': { $exists: false },
      'messagePayload.startTimestamp': { $exists: false },
      openedAt: { $gte: start, $lt: end + (hidden ? writtenDownWithinMs : 0) },
    },
  ];
}

function atPlace(place: DocumentationPlace): Filter {
  switch (place.kind) {
    case 'global':
      return { 'messagePayload.location.kind': 'global' };
    case 'camera':
      return { 'messagePayload.location.cameraId': place.cameraId };
    case 'region':
      return { 'messagePayload.location.regionSpecification': place.regionSpecification };
  }
}
