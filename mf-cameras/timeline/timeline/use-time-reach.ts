import { useInstance } from '@barnwatch/shared/auth-client';
import { useNow } from '@barnwatch/shared/ui';
import { millisecondsInDay, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { useMemo } from 'react';
import type { TimeReach } from '../geometry/time-view';

/** Product 9.21: what was found in pictures is kept for 400 days. */
const keptMs = 400 * millisecondsInDay;
/** A shorter view sees the line of now move. */
const shortView = 30 * millisecondsInMinute;

/** From the oldest that a barn may still know until now, by its clock. Now moves as often as it can be seen. */
export function useTimeReach(barnId: string, viewMs: number): TimeReach {
  const offset = useInstance(barnId)?.clockOffsetMs ?? 0;
  const step = viewMs < shortView ? millisecondsInSecond : millisecondsInMinute;
  const latest = useNow((nowMs) => Math.floor((nowMs + offset) / step) * step);
  return useMemo(() => ({ earliest: latest - keptMs, latest }), [latest]);
}
