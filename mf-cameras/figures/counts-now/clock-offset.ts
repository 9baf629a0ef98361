import type { InstanceView } from '@barnwatch/shared/auth-client';
import { millisecondsInMinute } from 'date-fns/constants';

/**
 * The barn's clock minus the device's, in ms of whole minutes. It is measured anew with every token, and a second of it
 * would make 08:59 of an hour that begins at 09:00.
 */
export function wholeClockOffset({ clockOffsetMs }: Pick<InstanceView, 'clockOffsetMs'>): number {
  return Math.round((clockOffsetMs ?? 0) / millisecondsInMinute) * millisecondsInMinute;
}
