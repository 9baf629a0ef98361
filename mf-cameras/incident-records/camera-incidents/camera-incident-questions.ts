import type { Filter, QueryRequest, TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';

/** Where payloads name a camera: findings and faults, documentation, interventions (contract, payloads). */
const cameraFields = [
  'messagePayload.cameraId',
  'messagePayload.location.cameraId',
  'messagePayload.typeSpecificPayload.cameraId',
] as const;

/** As many as a graph can say something with. */
const mostEvents = 500;

/** What last happened at a camera, of whatever kind. */
export function lastIncidentOf(cameraId: string): QueryRequest {
  return { query: atCamera(cameraId), order: [{ field: 'lastUpdated', direction: 'desc' }], limit: 1 };
}

/**
 * What began in a span and concerns a camera: what is told of it, and what is told of the whole barn. The span is asked for
 * in whole hours and days: while it moves on with the clock, the question stays.
 */
export function eventsOf(cameraId: string, { start, end }: TimeSpan): QueryRequest {
  const from = Math.floor(start / millisecondsInHour) * millisecondsInHour;
  const until = Math.ceil(end / millisecondsInDay) * millisecondsInDay;
  return {
    query: { openedAt: { $gte: from, $lt: until }, $or: [atCamera(cameraId), atNoCamera] },
    order: [{ field: 'openedAt', direction: 'desc' }],
    limit: mostEvents,
  };
}

function atCamera(cameraId: string): Filter {
  return { $or: cameraFields.map((field) => ({ [field]: cameraId })) };
}

const atNoCamera: Filter = { $and: cameraFields.map((field) => ({ [field]: { $exists: false } })) };
