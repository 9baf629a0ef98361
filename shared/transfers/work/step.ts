import type { InstanceClient, RequestError } from '../../auth-client';
import type { MissingReason } from '../order/transfer-order';
import type { Transfer, TransferPart } from '../record/transfer';
import type { TransferParts } from '../record/transfer-parts';

/** What comes next in an export: some bytes and how far it is with them, or why there are none. */
export type Step =
  | { readonly kind: 'part'; readonly part: TransferPart; readonly next: HowFar }
  | { readonly kind: 'failed'; readonly error: RequestError };

export type HowFar = Pick<Transfer, 'done' | 'current' | 'bytesPerS'>;

/** All that the steps of an export take from the world around them. */
export interface StepWorld {
  readonly client: InstanceClient;
  readonly parts: TransferParts;
  /** ms */
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Told how far the barn is with a file that it makes, 0 to 1; null when the bytes come. */
  readonly onMaking: (share: number | null) => void;
}

/** Why something is not in the export, where the barn says that it will never be; null for every other failure. */
export function missingBecause({ code, context }: RequestError): MissingReason | null {
  if (code === 'forbidden' && context.reason === 'camera-in-privacy') return 'privacy';
  return code === 'not-found' ? 'deleted' : null;
}

/** How much the newest piece counts for the speed that is told. */
const newestShare = 0.3;

export function speedAfter(before: number | null, bytes: number, tookMs: number): number {
  const now = (bytes * 1000) / Math.max(1, tookMs);
  return before === null ? now : before + (now - before) * newestShare;
}
