import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

/** So many are remembered; some of them may be gone by the next time. */
const mostRemembered = 12;

const record = storedRecord(deviceStorage.open('settings'), {
  version: 1,
  schema: v.array(v.pipe(v.string(), v.maxLength(500))),
});

/** Whose entries they are; null for nobody who is signed in. */
export interface RecentOwner {
  readonly barnId: string;
  readonly accountId: string;
}

/** Wiped with all that belongs to the barn when somebody logs out there (`wipe-at-sign-out.ts`). */
export function recentKey(owner: RecentOwner | null): string {
  const place = owner === null ? [] : [owner.barnId, owner.accountId].map(encodeURIComponent);
  return [...place, 'finder-recent'].join('/');
}

/** The chosen one first, each once. */
export function withRecent(known: readonly string[], key: string): readonly string[] {
  return [key, ...known.filter((other) => other !== key)].slice(0, mostRemembered);
}

/**
 * The keys of what was gone to by the finder, the latest first.
 * @param kept the `recentKey` of whoever is here
 */
export function useRecentEntries(kept: string): readonly string[] {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    setRecent([]);
    void record.read(kept).then((reading) => {
      if (wanted && reading.state === 'present') setRecent(reading.value);
    });
    return () => {
      wanted = false;
    };
  }, [kept]);
  return recent;
}

/** Kept for the next time, together with what another window has added. */
export async function rememberEntry(kept: string, key: string): Promise<void> {
  const reading = await record.read(kept);
  const known = reading.state === 'present' ? reading.value : [];
  await record.write(kept, [...withRecent(known, key)]);
}
