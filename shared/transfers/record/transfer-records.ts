import { type PatientStore, storedRecord } from '../../storage';
import { type Transfer, transferSchema } from './transfer';

type TransferName = Pick<Transfer, 'instanceId' | 'accountId' | 'identifier'>;

/** Where an export lies: all that begins with that of an instance goes with its sign-out. */
export function placeOf({ instanceId, accountId, identifier }: TransferName): string {
  return [instanceId, accountId, identifier].map(encodeURIComponent).join('/');
}

/** With what the keys of an account begin that could not be read. */
export function setAsidePrefix({ instanceId, accountId }: Pick<TransferName, 'instanceId' | 'accountId'>): string {
  return `damaged:${[instanceId, accountId].map(encodeURIComponent).join('/')}/`;
}

/** The exports on this device, one record each. */
export interface TransferRecords {
  /** All of them, in order. A record that cannot be read is set aside. */
  readAll(): Promise<readonly Transfer[]>;
  write(transfer: Transfer): Promise<void>;
  remove(transfer: TransferName): Promise<void>;
  forget(instanceId: string): Promise<void>;
  /** What could not be read of an account goes for good. */
  forgetSetAside(place: Pick<TransferName, 'instanceId' | 'accountId'>): Promise<void>;
  /** Keys of those that could not be read, when all were read last: `damaged:instance/account/…`. */
  setAside(): readonly string[];
  /** Whether the storage has told all that lies there, when it was read last. */
  seen(): boolean;
}

export function transferRecords(
  store: PatientStore,
  now: () => number,
  onDamage: (key: string) => void,
): TransferRecords {
  const record = storedRecord(store, { version: 1, schema: transferSchema }, now);
  let wasSeen = false;
  let damaged: readonly string[] = [];
  return {
    async readAll() {
      const found: Transfer[] = [];
      const { seen, values } = await store.look();
      wasSeen = seen;
      const setAside: string[] = [];
      for (const [key, stored] of values) {
        if (key.startsWith('damaged:')) {
          setAside.push(key);
          continue;
        }
        const reading = await record.take(key, stored);
        if (reading.state === 'damaged') {
          onDamage(key);
          setAside.push(reading.setAsideAs);
        }
        if (reading.state === 'present') found.push(reading.value);
      }
      damaged = setAside;
      return found.sort((one, other) => one.position - other.position);
    },
    write: (transfer) => record.write(placeOf(transfer), transfer),
    remove: (transfer) => record.remove(placeOf(transfer)),
    async forget(instanceId) {
      const prefix = `${encodeURIComponent(instanceId)}/`;
      await Promise.all([store.removeAll(prefix), store.removeAll(`damaged:${prefix}`)]);
    },
    forgetSetAside: (place) => store.removeAll(setAsidePrefix(place)),
    setAside: () => damaged,
    seen: () => wasSeen,
  };
}
