/** Exports that go on while one does other things: fetched piece by piece, kept on the device, handed over (decision 0057). */
export type { FinishedFile } from './archive/finished-file';
export { distinctFileWords, fileWord } from './order/file-names';
export {
  framesOf,
  itemsOf,
  type Missing,
  type MissingReason,
  missingReasons,
  type TransferOrder,
} from './order/transfer-order';
export type { DeviceTrouble, Transfer, TransferStanding } from './record/transfer';
export { transfers } from './running-transfers';
export { type TransferProgress, transferProgress } from './transfer-progress';
export { missingOf, type Transfers, type TransfersState } from './transfers';
export { type TransfersView, useTransfers } from './use-transfers';
