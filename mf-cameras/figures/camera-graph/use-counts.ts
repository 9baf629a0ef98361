import type { InstanceView } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useMemo } from 'react';
import type { CountedLabel } from '../data/counted-labels';
import { countsOf, type NightVisionColumn, nightVisionOf } from '../data/data-questions';
import { resolutionOf } from '../data/slices';
import { beforeResolutionMs, daysBefore, type GraphTable, graphKey, nightResolutionOf } from '../data/spans-of-graph';
import { shownTable, type TableAnswer, useTimeTable } from '../data/use-time-table';

export interface CountsAnswers {
  readonly counts: TableAnswer<CountedLabel>;
  readonly night: TableAnswer<NightVisionColumn>;
  /** The counts of the span and of the days before it, coarsely. */
  readonly before: TableAnswer<CountedLabel>;
}

/**
 * @param subject of which span and camera, in words that stay while a span moves on with the clock
 * @param keptName what spans of this kind are kept under on the device; null for a span that is not
 */
export function useCounts(
  instance: InstanceView,
  cameraId: string,
  span: TimeSpan,
  subject: string,
  keptName: string | null,
): CountsAnswers {
  const instanceId = instance.globalUniqueIdentifier;
  const question = useMemo(() => countsOf(cameraId), [cameraId]);
  const nightQuestion = useMemo(() => nightVisionOf(cameraId), [cameraId]);
  const keepAs = (what: GraphTable) => keptName && graphKey(instance, cameraId, what, keptName);
  const counts = useTimeTable({
    instanceId,
    subject,
    question,
    span,
    resolutionMs: resolutionOf(span),
    keepAs: keepAs('counts'),
  });
  const night = useTimeTable({
    instanceId,
    subject,
    question: nightQuestion,
    span,
    resolutionMs: nightResolutionOf(span),
    keepAs: keepAs('night'),
  });
  const before = useTimeTable({
    instanceId,
    subject,
    // What is looked at comes first.
    question: shownTable(counts) ? question : null,
    span: daysBefore(span),
    resolutionMs: beforeResolutionMs,
    keepAs: keepAs('days-before'),
  });
  return { counts, night, before };
}
