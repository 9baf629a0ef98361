import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

/** So many are remembered; some of them may be gone by the next time. */
const mostRemembered = 12;

const record = storedRecord(deviceStorage.open('settings'), {
  version: 1,
  schema: v.array(v.pipe(v.string(), v.maxLength(500))),
});

/** Of a barn; its records are wiped with all that belongs to it when somebody logs out (`wipe-at-sign-out.ts`). */
function recordKey(barnId: string | null): string {
  return barnId === null ? 'finder-recent' : `${encodeURIComponent(barnId)}/finder-recent`;
}

/** The chosen one first, each once. */
export function withRecent(known: readonly string[], key: string): readonly string[] {
  return [key, ...known.filter((other) => other !== key)].slice(0, mostRemembered);
}

/** The keys of what was gone to by the finder, the latest first. */
export function useRecentEntries(barnId: string | null): readonly string[] {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    setRecent([]);
    void record.read(recordKey(barnId)).then((reading) => {
      if (wanted && reading.state === 'present') setRecent(reading.value);
    });
    return () => {
      wanted = false;
    };
  }, [barnId]);
  return recent;
}

/** Kept for the next time, together with what another window has added. */
export async function rememberEntry(barnId: string | null, key: string): Promise<void> {
  const reading = await record.read(recordKey(barnId));
  const known = reading.state === 'present' ? reading.value : [];
  await record.write(recordKey(barnId), [...withRecent(known, key)]);
}
