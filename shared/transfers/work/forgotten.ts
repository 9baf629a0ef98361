import { millisecondsInWeek } from 'date-fns/constants';
import type { Transfer } from '../record/transfer';

/** A finished export takes room, and shows a barn to whoever has the device: after a week it goes by itself. */
export function isForgotten({ standing }: Pick<Transfer, 'standing'>, now: number): boolean {
  return standing.kind === 'done' && now - standing.finishedAt > millisecondsInWeek;
}
