import { startTransition, useEffect, useState } from 'react';
import { type FoundPart, findEntries } from './find-entries';
import { findInSlices } from './find-in-slices';
import type { IndexedPart } from './finder-index';
import { slicePause } from './slice-pause';
import { unasked } from './unasked';

/** What was found, and by which letters: while somebody types on, these are the ones before. */
export interface Found {
  readonly typed: string;
  readonly parts: readonly FoundPart[];
}

const clock = { now: () => performance.now(), pause: slicePause };

export interface Recent {
  readonly title: string;
  readonly keys: readonly string[];
}

/** What is found by the letters in the field, without waiting: for a key that acts on it. */
export function foundNow(index: readonly IndexedPart[], typed: string, recent: Recent): readonly FoundPart[] {
  return typed.trim() === '' ? unasked(index, recent.keys, recent.title) : findEntries(index, typed);
}

/** What is found by the letters in the field, once it is; null before the first time. Typing waits for none of it. */
export function useFound(index: readonly IndexedPart[], typed: string, { title, keys }: Recent): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const left = new AbortController();
    async function search(): Promise<void> {
      const isAsked = typed.trim() !== '';
      const parts = isAsked ? await findInSlices(index, typed, clock, left.signal) : unasked(index, keys, title);
      if (parts === null || left.signal.aborted) return;
      startTransition(() => setFound({ typed, parts }));
    }
    void search();
    return () => left.abort();
  }, [index, typed, keys, title]);
  return found;
}
