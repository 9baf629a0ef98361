import { itemsOf } from './order/transfer-order';
import type { Transfer } from './record/transfer';

export interface TransferProgress {
  /** 0 to 1 */
  readonly share: number;
  readonly bytes: number;
  /** Null where nobody knows. */
  readonly remainingMs: number | null;
}

/** How far an export is. Files count alike, and of the one that is half there its bytes. */
export function shareDone({ order, done, current, standing }: Transfer): number {
  if (standing.kind === 'done') return 1;
  const items = itemsOf(order);
  const half = current && current.sizeBytes > 0 ? current.bytes / current.sizeBytes : 0;
  return items === 0 ? 0 : Math.min(1, (done.items + half) / items);
}

export function transferProgress(transfer: Transfer): TransferProgress {
  const { done, order, bytesPerS } = transfer;
  const share = shareDone(transfer);
  // What has come tells more than what was expected.
  const expected = share > 0.05 ? done.bytes / share : order.expectedBytes;
  const left = expected === null ? null : Math.max(0, expected - done.bytes);
  const remainingMs = left === null || !bytesPerS ? null : (left / bytesPerS) * 1000;
  return { share, bytes: done.bytes, remainingMs };
}
