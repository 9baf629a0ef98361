import { millisecondsInSecond } from 'date-fns/constants';
import { isTransient, type RequestError } from '../../auth-client';
import { storageTrouble } from '../../storage/storage-state';
import { storableError, type Transfer, type TransferStanding } from '../record/transfer';

const longestPauseMs = 60 * millisecondsInSecond;

/**
 * Passes when somebody signs in or accepts the licence, or the way to the barn is another one. A call is called off when
 * the session ends; one of an export that was paused or removed never comes here.
 */
const passes: ReadonlySet<RequestError['code']> = new Set([
  'aborted',
  'no-auth',
  'eula-required',
  'blocked-by-browser',
  'stranger',
]);

/** Where an export stands after a call of it failed: tried again after a pause, or refused for good. */
export function standingAfter(error: RequestError, { standing }: Transfer, now: number): TransferStanding {
  const told = storableError(error);
  if (!isTransient(error) && !passes.has(error.code)) return { kind: 'refused', error: told };
  const failures = standing.kind === 'waiting' ? standing.failures + 1 : 1;
  const pauseMs = Math.min(longestPauseMs, 2 ** failures * millisecondsInSecond);
  return {
    kind: 'waiting',
    failures,
    notBefore: now + Math.max(pauseMs, told.context.retryAfterMs ?? 0),
    error: told,
  };
}

/** Where it stands when the disk does not take its bytes. */
export function standingWithoutDisk(cause: unknown): TransferStanding {
  return { kind: 'no-room', trouble: storageTrouble(cause) };
}
