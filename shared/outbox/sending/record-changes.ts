import { picturesOf, releasedPictures } from '../entry-changes';
import { freshStanding, type OutboxEntry } from '../outbox-entry';
import type { AfterTry } from './after-try';

/** One change of what the device keeps. */
export type RecordChange =
  | { readonly kind: 'write'; readonly entry: OutboxEntry }
  | { readonly kind: 'remove'; readonly entry: OutboxEntry };

const write = (entry: OutboxEntry): RecordChange => ({ kind: 'write', entry });
const remove = (entry: OutboxEntry): RecordChange => ({ kind: 'remove', entry });

/**
 * The changes after a try, in the order in which they are safe: the entry goes last. After a sudden end before that it is
 * sent once more, is answered the same, and its pictures learn the same.
 *
 * @param stored the entry as it is stored now
 * @param all every entry as it is stored now
 * @param now ms since 1970 UTC by the device's clock
 */
export function changesAfter(
  after: AfterTry,
  stored: OutboxEntry,
  all: readonly OutboxEntry[],
  now: number,
): readonly RecordChange[] {
  // What follows words that were never changed in the outbox was saved again after they had gone: another window may
  // have done so with other words, which its answer tells.
  const changedAfterAttempt = stored.revision === 0;
  const fresh = { ...stored, revision: 1, attempted: false, changedAfterAttempt, standing: freshStanding };
  const released = (incidentId: string) => releasedPictures(all, stored.identifier, incidentId).map(write);
  switch (after.kind) {
    case 'keep':
      return [write(after.entry)];
    case 'done':
      return [...released(after.receipt.incidentId), remove(stored)];
    case 'follow-up':
      return [
        ...(after.incidentId === null ? [] : released(after.incidentId)),
        // These words are of now: told as older than the incident itself, no instance would take them.
        write({ ...fresh, identifier: after.identifier, write: after.write, madeAt: now }),
        remove(stored),
      ];
    case 'anew': {
      const { identifier, retraction } = after;
      const [takenBack, position] = [`${identifier}.back`, stored.position + 0.5];
      return [
        write({ ...fresh, identifier }),
        ...picturesOf(all, stored.identifier).map((picture) =>
          write({ ...picture, write: { ...picture.write, after: identifier } }),
        ),
        write({ ...fresh, identifier: takenBack, write: retraction, position, madeAt: now }),
        remove(stored),
      ];
    }
  }
}
