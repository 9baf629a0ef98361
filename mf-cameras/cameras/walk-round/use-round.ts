import type { InstanceView } from '@barnwatch/shared/auth-client';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { useCallback, useEffect, useState } from 'react';
import { isOfToday, newRound, type Round, roundSchema } from './round';

/** Among the answers of the barn, below the keys of the account: what lies there is forgotten with the session. */
const record = storedRecord(deviceStorage.open('answers'), { version: 1, schema: roundSchema });

export type RoundReading = { readonly state: 'reading' } | { readonly state: 'known'; readonly round: Round };

/** Today's round of this account at a barn, kept on this device. */
export function useRound({
  globalUniqueIdentifier,
  accountId,
}: Pick<InstanceView, 'globalUniqueIdentifier' | 'accountId'>): readonly [
  RoundReading,
  (round: Round) => Promise<void>,
] {
  const key = pictureKey(globalUniqueIdentifier, accountId ?? '', 'walk-round');
  const [known, setKnown] = useState<{ readonly key: string; readonly round: Round } | null>(null);
  useEffect(() => {
    let mounted = true;
    void record.read(key).then((reading) => {
      if (!mounted) return;
      const kept = reading.state === 'present' && isOfToday(reading.value, Date.now()) ? reading.value : newRound;
      setKnown({ key, round: kept });
    });
    return () => {
      mounted = false;
    };
  }, [key]);
  const keep = useCallback(
    (round: Round) => {
      setKnown({ key, round });
      return record.write(key, round);
    },
    [key],
  );
  return [known?.key === key ? { state: 'known', round: known.round } : { state: 'reading' }, keep];
}
