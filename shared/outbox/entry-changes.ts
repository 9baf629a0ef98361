import { freshStanding, type OutboxEntry } from './outbox-entry';
import type { OutboxWrite } from './outbox-write';

/** The entry with other words; it is tried at once, also when it needed somebody. */
export function changedEntry(entry: OutboxEntry, write: OutboxWrite): OutboxEntry {
  return {
    ...entry,
    write,
    revision: entry.revision + 1,
    changedAfterAttempt: entry.changedAfterAttempt || entry.attempted,
    standing: freshStanding,
  };
}

/** The pictures that belong to an entry and have waited for it, now that its incident is known. */
export function releasedPictures(
  entries: readonly OutboxEntry[],
  identifier: string,
  incidentId: string,
): readonly OutboxEntry[] {
  return picturesOf(entries, identifier).map((entry) => ({ ...entry, write: { ...entry.write, incidentId } }));
}

type PictureEntry = OutboxEntry & { readonly write: Extract<OutboxWrite, { call: 'attach-picture' }> };

/** The pictures that wait for an entry. */
export function picturesOf(entries: readonly OutboxEntry[], identifier: string): readonly PictureEntry[] {
  return entries.filter(
    (entry): entry is PictureEntry => entry.write.call === 'attach-picture' && entry.write.after === identifier,
  );
}
