import type { InstanceView } from '@barnwatch/shared/auth-client';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import { deviceStorage, type RecordReading, storedRecord } from '@barnwatch/shared/storage';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isOfToday, newRound, type Round, roundSchema, together } from './round';

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
  /** The round that goes on while the device has not told of an earlier one: nothing is written over that. */
  const made = useRef<{ readonly key: string; round: Round } | null>(null);
  useEffect(() => {
    let mounted = true;
    const show = (round: Round): void => {
      if (mounted) setKnown({ key, round });
    };
    void record.readInTime(key).then(async (reading) => {
      if (reading.kind === 'told') return show(roundOf(reading.value));
      const meanwhile = { key, round: newRound };
      made.current = meanwhile;
      show(newRound);
      const kept = roundOf(await reading.later);
      if (made.current === meanwhile) made.current = null;
      const round = together(kept, meanwhile.round);
      show(round);
      // Also when the screen has been left: what was judged is kept.
      if (meanwhile.round !== newRound) await record.write(key, round);
    });
    return () => {
      mounted = false;
    };
  }, [key]);
  const keep = useCallback(
    (round: Round) => {
      setKnown({ key, round });
      if (made.current?.key === key) {
        made.current.round = round;
        return Promise.resolve();
      }
      return record.write(key, round);
    },
    [key],
  );
  return [known?.key === key ? { state: 'known', round: known.round } : { state: 'reading' }, keep];
}

function roundOf(reading: RecordReading<Round>): Round {
  return reading.state === 'present' && isOfToday(reading.value, Date.now()) ? reading.value : newRound;
}
