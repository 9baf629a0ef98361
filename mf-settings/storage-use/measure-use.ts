import type { KeyValueStore, StorePurpose } from '@barnwatch/shared/storage';

/** What this device keeps of one instance. */
export interface StorageUse {
  readonly instanceId: string;
  /** Pictures and answers: fetched again when they are wanted. */
  readonly keptBytes: number;
  /** Exports and artifacts that were brought to the device. */
  readonly exportBytes: number;
  /** Texts that were begun, and entries that wait to be sent. */
  readonly ownRecords: number;
}

export interface MeasuredDevice {
  open(purpose: StorePurpose): Pick<KeyValueStore, 'keys' | 'read' | 'removeAll'>;
}

export interface MeasuredDevice {
  open(purpose: StorePurpose): Pick<KeyValueStore, 'keys' | 'read' | 'remove' | 'removeAll'>;
}

/** What is kept of an instance, by whose it is. */
type Kind = 'kept' | 'taken-along' | 'own';

const purposes = ['stills', 'answers', 'transfers', 'transfer-parts', 'drafts', 'outbox'] as const;

type MeasuredPurpose = (typeof purposes)[number];

/** What a key of the device holds. Beside stills lie artifacts that were brought here, beside answers today's walk-round. */
function kindOf(purpose: MeasuredPurpose, key: string): Kind {
  switch (purpose) {
    case 'stills':
      return key.split('/').length > partsOfStill ? 'taken-along' : 'kept';
    case 'answers':
      return key.endsWith('/walk-round') ? 'own' : 'kept';
    case 'transfers':
    case 'transfer-parts':
      return 'taken-along';
    case 'drafts':
    case 'outbox':
      return 'own';
  }
}

/** Instance, account, camera. */
const partsOfStill = 3;

/**
 * How much is kept of each instance, in the order of the ids. Reads one record after the other: all of them at once may
 * be more than the memory bears.
 */
export async function measureUse(
  device: MeasuredDevice,
  instanceIds: readonly string[],
  signal: AbortSignal,
): Promise<readonly StorageUse[]> {
  const uses: StorageUse[] = [];
  for (const instanceId of instanceIds) {
    const bytes: Record<Kind, number> = { kept: 0, 'taken-along': 0, own: 0 };
    let ownRecords = 0;
    for (const purpose of purposes) {
      const store = device.open(purpose);
      for (const key of await store.keys(prefixOf(instanceId))) {
        if (signal.aborted) return uses;
        const kind = kindOf(purpose, key);
        if (kind === 'own') ownRecords += 1;
        else bytes[kind] += sizeOf(await store.read(key));
      }
    }
    uses.push({ instanceId, keptBytes: bytes.kept, exportBytes: bytes['taken-along'], ownRecords });
  }
  return uses;
}

/** Removes what can be fetched again of one instance, and nothing that a person has typed or taken along. */
export async function clearKept(device: MeasuredDevice, instanceId: string): Promise<void> {
  const prefix = prefixOf(instanceId);
  for (const purpose of ['stills', 'answers'] as const) {
    const store = device.open(purpose);
    const kept = (await store.keys(prefix)).filter((key) => kindOf(purpose, key) === 'kept');
    await Promise.all([...kept.map((key) => store.remove(key)), store.removeAll(`damaged:${prefix}`)]);
  }
}

function prefixOf(instanceId: string): string {
  return `${encodeURIComponent(instanceId)}/`;
}

/** About how many bytes a record takes: files to the byte, texts by their letters. */
export function sizeOf(value: unknown): number {
  if (value instanceof Blob) return value.size;
  if (value instanceof ArrayBuffer) return value.byteLength;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return 8;
  if (typeof value !== 'object' || value === null) return 1;
  if (value instanceof Map) return sum([...value].map(([key, one]) => sizeOf(key) + sizeOf(one)));
  return sum(Object.entries(value).map(([key, one]) => key.length + sizeOf(one)));
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
