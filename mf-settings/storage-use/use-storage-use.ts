import { deviceStorage, inTime } from '@barnwatch/shared/storage';
import { useCallback, useEffect, useState } from 'react';
import { clearKept, measureUse, type StorageUse } from './measure-use';

export type StorageReading =
  | { readonly kind: 'measuring' }
  /** The device answers slowly; the figures come by themselves. */
  | { readonly kind: 'late' }
  | { readonly kind: 'measured'; readonly uses: readonly StorageUse[]; readonly isMeasuringAgain: boolean };

export interface StorageUses {
  readonly reading: StorageReading;
  /** Removes what can be fetched again of one instance; resolves when it is gone. */
  readonly clear: (instanceId: string) => Promise<void>;
}

/** How much this device keeps of these instances. */
export function useStorageUse(instanceIds: readonly string[]): StorageUses {
  const [reading, setReading] = useState<StorageReading>({ kind: 'measuring' });
  const [round, setRound] = useState(0);
  const ids = instanceIds.join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round is the reason to measure again
  useEffect(() => {
    const left = new AbortController();
    setReading((known) => (known.kind === 'measured' ? { ...known, isMeasuringAgain: true } : known));
    const show = (uses: readonly StorageUse[]) => {
      if (!left.signal.aborted) setReading({ kind: 'measured', uses, isMeasuringAgain: false });
    };
    const work = measureUse(deviceStorage, ids === '' ? [] : ids.split('\n'), left.signal);
    void inTime(work, deviceStorage.open('stills').patienceMs()).then((told) => {
      if (told.kind === 'told') return show(told.value);
      if (!left.signal.aborted) setReading((known) => (known.kind === 'measuring' ? { kind: 'late' } : known));
      return told.later.then(show);
    });
    return () => left.abort();
  }, [ids, round]);

  const clear = useCallback(async (instanceId: string) => {
    await clearKept(deviceStorage, instanceId);
    setRound((count) => count + 1);
  }, []);
  return { reading, clear };
}
