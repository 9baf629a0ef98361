import * as v from 'valibot';
import type { Database } from '../../storage';
import { partSchema, type Transfer, type TransferPart } from './transfer';
import { placeOf } from './transfer-records';

/** The bytes of the exports, on the disk alone: in memory they would be too many. */
export interface TransferParts {
  /** @throws what the disk says, such as a `QuotaExceededError` */
  write(transfer: Transfer, number: number, part: TransferPart): Promise<void>;
  /** The parts that an export counts; null where one of them is gone or damaged. @throws what the disk says */
  read(transfer: Transfer): Promise<readonly TransferPart[] | null>;
  remove(transfer: Transfer): Promise<void>;
  forget(instanceId: string): Promise<void>;
  /** Removes what belongs to none of these exports, such as what lay there when a window was killed. */
  keepOnly(transfers: readonly Transfer[]): Promise<void>;
}

/** Runs on the disk. @throws what the disk says */
export type OnDisk = <T>(work: (database: Database) => Promise<T>) => Promise<T>;

export function transferParts(onDisk: OnDisk): TransferParts {
  const keyOf = (transfer: Transfer, number: number) => `${placeOf(transfer)}/${number}`;

  async function removeWhere(isGone: (key: string) => boolean): Promise<void> {
    await onDisk(async (database) => {
      for (const key of await database.keys()) if (isGone(key)) await database.removeItem(key);
    });
  }

  return {
    write: (transfer, number, part) => onDisk(async (disk) => void (await disk.setItem(keyOf(transfer, number), part))),
    async read(transfer) {
      const parts: TransferPart[] = [];
      for (let number = 0; number < transfer.done.parts; number += 1) {
        const reading = v.safeParse(partSchema, await onDisk((disk) => disk.getItem(keyOf(transfer, number))));
        if (!reading.success) return null;
        parts.push(reading.output);
      }
      const bytes = parts.reduce((sum, part) => sum + part.bytes.size, 0);
      return bytes === transfer.done.bytes ? parts : null;
    },
    remove: (transfer) => removeWhere((key) => key.startsWith(`${placeOf(transfer)}/`)),
    forget: (instanceId) => removeWhere((key) => key.startsWith(`${encodeURIComponent(instanceId)}/`)),
    keepOnly(transfers) {
      const places = transfers.map((transfer) => `${placeOf(transfer)}/`);
      return removeWhere((key) => !places.some((place) => key.startsWith(place)));
    },
  };
}
