import type { InstanceView } from '@barnwatch/shared/auth-client';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { useMemo } from 'react';
import type { CountedLabel } from '../data/counted-labels';
import { countsOf, type NightVisionColumn, nightVisionOf } from '../data/data-questions';
import { resolutionOf } from '../data/slices';
import { shownTable, type TableAnswer, useTimeTable } from '../data/use-time-table';
import { usualDays } from '../data/usual';
import { bandStepMs } from '../data/usual-band';

/** Fine enough to know what is usual in an hour. */
const beforeResolution = 10 * millisecondsInMinute;
/** As many rows at most as a day has minutes: nights need no finer edges. */
const mostNightRows = 1_440;

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
  const below = pictureKey(instanceId, instance.accountId ?? '', cameraId);
  const keepAs = (what: string) => keptName && `${below}/${what}/${keptName}`;
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
    resolutionMs:
      Math.max(1, Math.ceil((span.end - span.start) / mostNightRows / millisecondsInMinute)) * millisecondsInMinute,
    keepAs: keepAs('night'),
  });
  const wide = {
    start: Math.max(0, Math.floor(span.start / bandStepMs) * bandStepMs - (usualDays + 1) * millisecondsInDay),
    end: Math.ceil(span.end / beforeResolution) * beforeResolution,
  };
  const before = useTimeTable({
    instanceId,
    subject,
    // What is looked at comes first.
    question: shownTable(counts) ? question : null,
    span: wide,
    resolutionMs: beforeResolution,
    keepAs: keepAs('days-before'),
  });
  return { counts, night, before };
}
