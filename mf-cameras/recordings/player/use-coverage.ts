import { knownReading, useReading } from '@barnwatch/shared/answers';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { type AnswerOf, queryRecordings } from '@barnwatch/shared/wire/calls';
import { millisecondsInHour } from 'date-fns/constants';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Coverage, coverageOf, nothingKnown } from '../video/coverage';
import type { PlaybackSession } from './playback-session';

/** Asked for in parts of a day, so that it is seldom asked. */
const partMs = 6 * millisecondsInHour;
/** What lies next to a part: nobody waits at its border. */
const besideMs = millisecondsInHour;
/** More than a recorder writes in a part, a file a minute. */
const mostRecordings = 1000;

function spansOf({ recordings }: AnswerOf<typeof queryRecordings>): readonly TimeSpan[] {
  return recordings.map(({ start, end }) => ({ start, end }));
}

/** When a camera has recorded, around the moment that is seen; the playback is told. */
export function useCoverage(session: PlaybackSession, index: number, cameraId: string): Coverage {
  const part = useSyncExternalStore(session.subscribe, () => Math.floor(session.moment() / partMs));
  const known = useMemo(() => ({ start: part * partMs - besideMs, end: (part + 1) * partMs + besideMs }), [part]);
  const reading = useReading(
    queryRecordings,
    {
      body: {
        query: { cameraId: { $eq: cameraId }, start: { $lte: known.end }, end: { $gte: known.start } },
        order: [{ field: 'start', direction: 'asc' }],
        limit: mostRecordings,
      },
    },
    spansOf,
  );
  const recordings = knownReading(reading)?.value;
  const coverage = useMemo(() => (recordings ? coverageOf(known, recordings, []) : nothingKnown), [known, recordings]);
  useEffect(() => session.tell(index, coverage), [session, index, coverage]);
  return coverage;
}
