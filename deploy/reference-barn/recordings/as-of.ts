import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInHour } from 'date-fns/constants';
import { memoryMs } from '../cameras/observed-herd';

const keptMs = millisecondsInHour;
const mostKept = 500;

/**
 * A video that reaches beyond what is known now would be another one at the next request of a player that asks for its
 * ranges one by one: all requests for the same span within an hour are answered as of the first one.
 */
export function createAsOf(): (cameraId: string, span: TimeSpan, nowMs: number) => number {
  const first = new Map<string, number>();
  return (cameraId, { start, end }, nowMs) => {
    const key = JSON.stringify([cameraId, start, end]);
    const known = first.get(key);
    if (known !== undefined && nowMs - known < keptMs) return known;
    first.delete(key);
    if (end <= nowMs && start >= nowMs - memoryMs) return nowMs;
    const oldest = first.keys().next();
    if (first.size >= mostKept && !oldest.done) first.delete(oldest.value);
    first.set(key, nowMs);
    return nowMs;
  };
}
