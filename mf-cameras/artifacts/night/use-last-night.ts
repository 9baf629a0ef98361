import type { InstanceView } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { useMemo, useState } from 'react';
import { nightVisionOf } from '../../figures/data/data-questions';
import { nightSpans } from '../../figures/data/night-spans';
import { shownTable, useTimeTable } from '../../figures/data/use-time-table';
import { lastNight } from './last-night';

/** In so many hours there is a whole night, whatever the time of day. */
const lookedBackMs = 36 * millisecondsInHour;
const rowMs = 10 * millisecondsInMinute;

/**
 * The last night by the barn's own dark hours, as a camera saw them; by the clock where that cannot be known.
 *
 * @param cameraId null while none is wanted
 * @returns null while it is being asked for
 */
export function useLastNight(barn: InstanceView | null, cameraId: string | null): TimeSpan | null {
  const offset = barn?.clockOffsetMs ?? 0;
  // As of when the screen was opened: the film does not grow while it runs.
  const [now] = useState(() => Math.floor((Date.now() + offset) / rowMs) * rowMs);
  const question = useMemo(() => (cameraId === null ? null : nightVisionOf(cameraId)), [cameraId]);
  const instanceId = barn?.globalUniqueIdentifier ?? '';
  const span = useMemo(() => ({ start: now - lookedBackMs, end: now }), [now]);
  const answer = useTimeTable({
    instanceId,
    subject: `${instanceId} ${cameraId}`,
    question,
    span,
    resolutionMs: rowMs,
    keepAs: null,
  });
  const table = shownTable(answer)?.table ?? null;
  const isKnown = answer.state !== 'loading';
  return useMemo(() => {
    if (cameraId === null || !isKnown) return null;
    return lastNight(table ? nightSpans(table) : [], now);
  }, [cameraId, isKnown, table, now]);
}
