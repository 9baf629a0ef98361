import type { FoundPart } from './find-entries';
import type { IndexedEntry, IndexedPart } from './finder-index';

/** Of what was gone to last so much is shown. */
const mostRecent = 5;

/** Before anything is typed: what was gone to last, then all that the first part has (screens). */
export function unasked(index: readonly IndexedPart[], recent: readonly string[], title: string): readonly FoundPart[] {
  const known = new Map<string, IndexedEntry>();
  const wanted = new Set(recent);
  if (wanted.size > 0)
    for (const { entries } of index)
      for (const entry of entries) if (wanted.has(entry.key)) known.set(entry.key, entry);
  const latest = recent.flatMap((key) => known.get(key) ?? []).slice(0, mostRecent);
  const [first] = index;
  const others = first?.entries.filter((entry) => !latest.includes(entry)) ?? [];
  return [
    ...(latest.length > 0 ? [{ key: 'recent', title, entries: latest, more: 0 }] : []),
    ...(first && others.length > 0 ? [{ key: first.key, title: first.title, entries: others, more: 0 }] : []),
  ];
}
