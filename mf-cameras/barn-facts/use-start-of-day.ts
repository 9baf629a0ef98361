import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useNow } from '@barnwatch/shared/ui';
import { wholeClockOffset } from './clock-offset';

/** Midnight of today on this device's clock, as a moment of the barn's clock, ms since 1970 UTC; changes once a day. */
export function useStartOfDay(barn: Pick<InstanceView, 'clockOffsetMs'>): number {
  const midnight = useNow((nowMs) => new Date(nowMs).setHours(0, 0, 0, 0));
  return midnight + wholeClockOffset(barn);
}
