import { useSetting } from '@barnwatch/shared/settings';
import { deviceTimeZone } from '@barnwatch/shared/time';
import { useNow } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { isQuietAt, isSnoozedAt, type QuietHours, type Snooze, snoozeEnd } from '../quiet/quiet-time';

/** The quiet hours of this device; null without. */
export function useQuietHours(): QuietHours | null {
  const [isOn] = useSetting('quietHours');
  const [fromMinute] = useSetting('quietFrom');
  const [toMinute] = useSetting('quietTo');
  return useMemo(() => (isOn ? { fromMinute, toMinute } : null), [isOn, fromMinute, toMinute]);
}

/** Why nothing is said now; `untilMs` since 1970 UTC. */
export type Quiet =
  | { readonly kind: 'none' }
  | { readonly kind: 'hours' }
  | { readonly kind: 'snoozed'; readonly untilMs: number };

/** Whether something may be said now, by the clocks where the device is. */
export function useQuiet(hours: QuietHours | null, snooze: Snooze | null): Quiet {
  // The zone is asked for each time: the device travels.
  const kind = useNow((now): Quiet['kind'] => {
    const zone = deviceTimeZone();
    if (isSnoozedAt(snooze, now, zone)) return 'snoozed';
    return hours !== null && isQuietAt(hours, now, zone) ? 'hours' : 'none';
  });
  return useMemo(() => {
    if (kind !== 'snoozed' || snooze === null) return kind === 'hours' ? { kind } : { kind: 'none' };
    return { kind, untilMs: snoozeEnd(snooze, deviceTimeZone()) };
  }, [kind, snooze]);
}
