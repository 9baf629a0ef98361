import { knownReading, useReading } from '@barnwatch/shared/answers';
import { type AnswerOf, type CameraSpans, queryRecordedSpans } from '@barnwatch/shared/wire/calls';
import { millisecondsInDay, millisecondsInHour, millisecondsInSecond } from 'date-fns/constants';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { coverageOf, nothingKnown } from '../video/coverage';
import type { PlaybackSession } from './playback-session';

/** Asked for by the day, so that it is seldom asked. */
const partMs = millisecondsInDay;
/** What lies next to it: nobody waits at its border. */
const besideMs = millisecondsInHour;
/** A recorder begins a new file every minute or so, and loses a frame or two. */
const resolutionMs = 2 * millisecondsInSecond;

function firstOf({ cameras }: AnswerOf<typeof queryRecordedSpans>): CameraSpans | null {
  return cameras[0] ?? null;
}

/** Tells a playback when a camera has recorded, around the moment that is seen. */
export function useCoverage(session: PlaybackSession, index: number, cameraId: string): void {
  const part = useSyncExternalStore(session.subscribe, () => Math.floor(session.moment() / partMs));
  const asked = useMemo(() => ({ start: part * partMs - besideMs, end: (part + 1) * partMs + besideMs }), [part]);
  const body = { cameraIds: [cameraId], time: asked, resolution: resolutionMs };
  const known = knownReading(useReading(queryRecordedSpans, { body }, firstOf));
  const spans = known?.value ?? null;
  const coverage = useMemo(() => {
    if (!spans) return nothingKnown;
    const hidden = spans.private.map((span) => ({ span, reason: 'privacy' as const }));
    return coverageOf(asked, spans.recorded, hidden, session.latest());
  }, [asked, spans, session]);
  useEffect(() => session.tell(index, coverage), [session, index, coverage]);
}
