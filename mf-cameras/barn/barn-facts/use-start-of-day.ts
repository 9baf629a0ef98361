import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useNow } from '@barnwatch/shared/ui';
import { startOfDay } from 'date-fns/startOfDay';
import { wholeClockOffset } from '../../figures/counts-now/clock-offset';

/** Midnight of today on this device's clock, as a moment of the barn's clock, ms since 1970 UTC; changes once a day. */
export function useStartOfDay(barn: Pick<InstanceView, 'clockOffsetMs'>): number {
  const midnight = useNow((nowMs) => startOfDay(nowMs).getTime());
  return midnight + wholeClockOffset(barn);
}
