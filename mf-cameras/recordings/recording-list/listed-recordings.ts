import type { QueryRequest, TimeSpan } from '@barnwatch/shared/wire';
import type { AnswerOf, queryRecordings, Recording } from '@barnwatch/shared/wire/calls';
import { millisecondsInSecond } from 'date-fns/constants';
import type { RecordingsView } from './recordings-address';

/** A recording with what was not recorded before it. */
export interface ListedRecording extends Recording {
  /** How long nothing was recorded before it by its camera, ms; 0 where it goes on from the one before, or that is not known. */
  readonly gapMs: number;
}

export interface RecordingsPage {
  readonly recordings: readonly ListedRecording[];
  readonly total: number;
}

/** A segment ends a little before the next one begins. */
const seamMs = 3 * millisecondsInSecond;

/** One page of what a view asks for, the latest first. */
export function recordingsQuestion(
  { cameraIds, pageLength, page }: Pick<RecordingsView, 'cameraIds' | 'pageLength' | 'page'>,
  { start, end }: TimeSpan,
): QueryRequest {
  return {
    query: {
      ...(cameraIds && { cameraId: { $in: [...cameraIds] } }),
      start: { $lt: end },
      end: { $gt: start },
    },
    order: [{ field: 'start', direction: 'desc' }],
    limit: pageLength,
    offset: (page - 1) * pageLength,
  };
}

export function recordingsPageOf({ recordings, page }: AnswerOf<typeof queryRecordings>): RecordingsPage {
  return {
    recordings: recordings.map((recording, place) => ({
      ...recording,
      gapMs: gapBefore(recording, recordings.slice(place + 1)),
    })),
    total: page.total,
  };
}

/** @param earlier those that began before it, the latest first */
function gapBefore({ cameraId, start }: Recording, earlier: readonly Recording[]): number {
  const before = earlier.find((one) => one.cameraId === cameraId);
  const gap = before ? start - before.end : 0;
  return gap > seamMs ? gap : 0;
}
