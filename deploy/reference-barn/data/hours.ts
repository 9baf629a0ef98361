import { millisecondsInHour } from 'date-fns/constants';
import { memoryMs, type SimulatedHerd } from '../cameras/observed-herd';

/**
 * Only what was measured in an hour that is over and was seen from end to end stays as it is.
 * @param hour full hours since 1970 UTC
 */
export function isFinal({ silentSince }: SimulatedHerd, hour: number, nowMs: number): boolean {
  const [start, end] = [hour * millisecondsInHour, (hour + 1) * millisecondsInHour];
  return end <= nowMs && start >= nowMs - memoryMs && (silentSince ?? nowMs) >= end;
}
