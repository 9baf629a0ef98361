import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { useEffect, useMemo, useState } from 'react';
import { type RegionDraft, regionDraftSchema } from './region-draft';

export interface DraftKeeping {
  /** False where nothing is kept: what is not saved is lost when one leaves. */
  readonly isKept: boolean;
  /** Keeps the latest; those that come while another one is written are passed over for the last of them. */
  readonly keep: (draft: RegionDraft | null) => void;
}

export type DraftReading =
  | { readonly state: 'reading' }
  /** The device does not tell whether there is one: it is late. */
  | { readonly state: 'late'; readonly beginWithout: () => void }
  | ({ readonly state: 'read'; readonly found: RegionDraft | null } & DraftKeeping);

/** What is kept where the device is late and somebody draws without waiting: nothing is written over what lies there. */
const noKeeping: DraftKeeping = { isKept: false, keep: () => undefined };

/** The drawing of that name that was begun on this device by the signed-in account, and not saved. */
export function useRegionDraft(name: string): DraftReading {
  const barn = useSelectedBarn();
  const instanceId = barn?.globalUniqueIdentifier ?? '';
  const accountId = barn?.accountId ?? '';
  const key = [instanceId, accountId, name].map(encodeURIComponent).join('/');
  const place = useMemo(() => draftPlace(key), [key]);
  const [reading, setReading] = useState<DraftReading>({ state: 'reading' });
  useEffect(() => {
    let wanted = true;
    const show = (next: DraftReading): void => {
      if (wanted) setReading(next);
    };
    const tell = (found: RegionDraft | null): void => show({ state: 'read', found, ...place });
    void place.read().then((read) => {
      if (read.kind === 'told') return tell(read.value);
      let isBegun = false;
      const beginWithout = (): void => {
        isBegun = true;
        show({ state: 'read', found: null, ...noKeeping });
      };
      show({ state: 'late', beginWithout });
      void read.later.then((found) => !isBegun && tell(found));
    });
    return () => {
      wanted = false;
    };
  }, [place]);
  return reading;
}

/** One place among the drafts of this device, which only logging out of the instance clears. */
function draftPlace(key: string) {
  const store = deviceStorage.open('drafts');
  const record = storedRecord(store, { version: 1, schema: regionDraftSchema });
  let next: { readonly draft: RegionDraft | null } | null = null;
  let isWriting = false;

  async function writeOut(): Promise<void> {
    isWriting = true;
    try {
      for (let current = next; current !== null; current = next) {
        next = null;
        if (current.draft === null) await record.remove(key);
        else await record.write(key, current.draft);
      }
    } finally {
      // One that could not be written does not hold up those after it.
      isWriting = false;
    }
  }

  return {
    isKept: true,
    async read() {
      const read = await record.readInTime(key);
      const draftOf = (found: Awaited<ReturnType<typeof record.read>>) =>
        found.state === 'present' ? found.value : null;
      return read.kind === 'told'
        ? { kind: 'told' as const, value: draftOf(read.value) }
        : { kind: 'late' as const, later: read.later.then(draftOf) };
    },
    keep(draft: RegionDraft | null) {
      next = { draft };
      if (!isWriting) void writeOut();
    },
  };
}
