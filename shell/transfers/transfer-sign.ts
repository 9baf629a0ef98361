import type { Transfer } from '@barnwatch/shared/transfers';

/** What the frame says of one's own exports at a barn. */
export type TransferSign =
  /** Nothing is under way, and nothing lies ready that was not saved. */
  | { readonly kind: 'none' }
  | { readonly kind: 'under-way'; readonly share: number }
  /** They go on when somebody presses: paused, refused, or the device is full. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'ready' };

/**
 * The most urgent of what is to be said of the exports of an account at an instance, and where that is.
 *
 * @param shareOf how far one is, 0 to 1
 */
export function transferSign(
  transfers: readonly Transfer[],
  instanceId: string,
  accountId: string,
  shareOf: (transfer: Transfer) => number,
): { readonly sign: TransferSign; readonly of: Transfer | null } {
  const own = transfers.filter((one) => one.instanceId === instanceId && one.accountId === accountId);
  const needsSomebody = own.find(({ standing }) => standing.kind === 'refused' || standing.kind === 'no-room');
  if (needsSomebody) return { sign: { kind: 'stopped' }, of: needsSomebody };
  const underWay = own.find(({ standing }) => standing.kind === 'waiting');
  if (underWay) return { sign: { kind: 'under-way', share: shareOf(underWay) }, of: underWay };
  const paused = own.find(({ standing }) => standing.kind === 'paused');
  if (paused) return { sign: { kind: 'stopped' }, of: paused };
  const ready = own.find(({ standing }) => standing.kind === 'done' && !standing.isSaved && standing.sizeBytes > 0);
  return ready ? { sign: { kind: 'ready' }, of: ready } : { sign: { kind: 'none' }, of: null };
}
