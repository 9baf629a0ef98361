import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useNow } from '@barnwatch/shared/ui';

/** Midnight of today on this device's clock, as a moment of the barn's clock, ms since 1970 UTC; changes once a day. */
export function useStartOfDay({ clockOffsetMs }: Pick<InstanceView, 'clockOffsetMs'>): number {
  const midnight = useNow((nowMs) => new Date(nowMs).setHours(0, 0, 0, 0));
  // To the minute: the offset is measured anew with every answer, and each would be another question.
  return midnight + Math.round((clockOffsetMs ?? 0) / 60_000) * 60_000;
}
