import { type OutboxEntry, subjectOf } from './outbox-entry';
import type { OutboxWrite } from './outbox-write';
import { sameJson } from './same-json';

/** What becomes of a press beside those about the same thing that still wait (decision 0080). */
export interface Folding {
  /** Those that were refused: the new press is the answer to them. */
  readonly superseded: readonly OutboxEntry[];
  readonly step:
    | { readonly kind: 'append' }
    /** It takes the place of one that says the same. */
    | { readonly kind: 'change'; readonly entry: OutboxEntry }
    /** The two undo each other: neither is sent. */
    | { readonly kind: 'cancel'; readonly entry: OutboxEntry };
}

/** Triggers that say how something is from now on; steps of an intervention each are a record of their own. */
const pressed: readonly string[] = ['hide', 'create', 'stateDetected'];

/**
 * The last press is what counts. One that may have arrived stays as it is and is followed: only what was never sent can
 * be taken out or changed without a word to the barn.
 *
 * @param waiting entries of the same account at the same instance, in order
 */
export function foldPress(waiting: readonly OutboxEntry[], write: OutboxWrite): Folding {
  const kind = pressOf(write);
  if (kind === null) return { superseded: [], step: { kind: 'append' } };
  const subject = subjectOf({ write, identifier: '' });
  const about = waiting.filter((entry) => subjectOf(entry) === subject && isSameSort(entry.write, write));
  const superseded = about.filter(({ standing }) => standing.kind === 'needs-you');
  const [last, before] = about.filter(({ standing }) => standing.kind === 'waiting').toReversed();
  return { superseded, step: stepBeside(last, before, write) };
}

function stepBeside(
  last: OutboxEntry | undefined,
  before: OutboxEntry | undefined,
  write: OutboxWrite,
): Folding['step'] {
  const append = { kind: 'append' } as const;
  if (!last) return append;
  // Closing has no words and is over when it is done: one try of it is as good as another.
  if (write.call === 'close-incident') return { kind: 'change', entry: last };
  if (last.attempted) return append;
  if (pressOf(last.write) === pressOf(write)) return { kind: 'change', entry: last };
  return !before || saysTheSame(before.write, write) ? { kind: 'cancel', entry: last } : append;
}

function pressOf(write: OutboxWrite): string | null {
  if (write.call === 'close-incident') return 'close';
  return write.call === 'add-event' && pressed.includes(write.trigger) ? write.trigger : null;
}

/** Closing undoes no hiding, and no hiding a closing. */
function isSameSort(one: OutboxWrite, other: OutboxWrite): boolean {
  return pressOf(one) !== null && one.call === other.call;
}

function saysTheSame(one: OutboxWrite, other: OutboxWrite): boolean {
  return (
    one.call === 'add-event' &&
    other.call === 'add-event' &&
    one.trigger === other.trigger &&
    sameJson(one.payload, other.payload)
  );
}
