import { archiveName } from '../order/order-names';
import type { TransferOrder } from '../order/transfer-order';
import type { StoredFile, TransferPart } from '../record/transfer';
import { zipArchive } from './zip';

/** A file that can be saved. Its bytes stay where they lie. */
export interface FinishedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Whether an export is the one file that was asked for, and no archive. */
export function isOneFile(order: TransferOrder, missing: number): boolean {
  return order.kind === 'recordings' && order.pieces.length === 1 && missing === 0;
}

/** What is handed over of an export; null where nothing of it came. */
export function finishedFile(
  order: TransferOrder,
  parts: readonly TransferPart[],
  missing: number,
): FinishedFile | null {
  const bytes = new Blob(parts.map((part) => part.bytes));
  const files = parts.flatMap((part) => part.files);
  const content = ({ offset, sizeBytes }: StoredFile, type?: string) => bytes.slice(offset, offset + sizeBytes, type);
  const [first] = files;
  if (!first) return null;
  if (isOneFile(order, missing)) return { name: first.name, blob: content(first, 'video/mp4') };
  const archived = files.map((file) => ({
    name: file.name,
    content: content(file),
    crc32: file.crc32,
    modifiedAt: file.end,
  }));
  return { name: archiveName(order), blob: zipArchive(archived, order.timeZone) };
}
