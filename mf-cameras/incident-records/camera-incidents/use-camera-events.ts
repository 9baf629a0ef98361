import { type BarnReading, knownReading } from '@barnwatch/shared/answers';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useMemo } from 'react';
import { subjectWithin } from '../record/barn-incident-questions';
import { type BarnIncident, type BarnIncidents, useBarnIncidents } from '../record/read-barn-incidents';
import { eventsOf } from './camera-incident-questions';

export interface CameraEvents {
  readonly answer: BarnReading<BarnIncidents>;
  /** Those that began in the span, newest first; null until they are known. */
  readonly events: readonly BarnIncident[] | null;
  /** How many more the barn has of that time. */
  readonly further: number;
}

/** What began in a span at a camera or in its whole barn. Needs `incidents.view`. */
export function useCameraEvents(cameraId: string, span: TimeSpan): CameraEvents {
  const { start, end } = span;
  const asked = JSON.stringify(eventsOf(cameraId, { start, end }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a span that moves on with the clock asks the same for an hour
  const question = useMemo(() => eventsOf(cameraId, { start, end }), [asked]);
  const answer = useBarnIncidents(question, `${cameraId}: ${subjectWithin(span)}`);
  const value = knownReading(answer)?.value ?? null;
  return useMemo(() => {
    if (value === null) return { answer, events: null, further: 0 };
    const events = value.incidents.filter(({ openedAt }) => openedAt >= start && openedAt < end);
    return { answer, events, further: Math.max(0, value.total - value.incidents.length) };
  }, [answer, value, start, end]);
}
