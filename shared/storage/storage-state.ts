import { atom } from 'jotai';

/** Why the disk is not used: it does not answer, it is full, or it refuses. */
export type StorageTrouble = 'no-answer' | 'full' | 'refused';

export type StorageState =
  | { mode: 'durable' }
  /** Changes are kept only while this window is open. */
  | { mode: 'memory'; trouble: StorageTrouble; since: number };

/** Whether what is stored on this device is truly stored. */
export const storageStateAtom = atom<StorageState>({ mode: 'durable' });

/** Names the trouble behind a failed database operation. */
export function storageTrouble(cause: unknown): StorageTrouble {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  if (name === 'TimeoutError') return 'no-answer';
  return name === 'QuotaExceededError' ? 'full' : 'refused';
}
