import type { Database } from './key-value-store';

/** A change that is not on the disk yet. */
export type Change =
  | { readonly kind: 'write'; readonly key: string; readonly value: unknown }
  | { readonly kind: 'remove'; readonly key: string }
  /** Everything that begins with the prefix, whatever lies there when its turn comes. */
  | { readonly kind: 'wipe'; readonly prefix: string };

export interface LoggedChange {
  readonly change: Change;
  /** Resolves when it is on the disk, or a later change of the same record has taken its place. */
  readonly over: Promise<void>;
  readonly end: () => void;
}

/** What the disk has not taken yet, in the order in which it has to. */
export interface ChangeLog {
  add(change: Change): LoggedChange;
  /**
   * The next one for the disk that need not wait for one before it: from now on nothing takes its place.
   *
   * @param except those that are not to be tried now
   */
  next(except: ReadonlySet<LoggedChange>): LoggedChange | undefined;
  landed(logged: LoggedChange): void;
  /** The disk has not taken it: its turn comes again. */
  failed(logged: LoggedChange): void;
  /** The last change that concerns a record. */
  of(key: string): LoggedChange | undefined;
  all(): readonly Change[];
}

/**
 * @param inOrder records speak of each other: none may overtake another, or a sudden end between them would lose one.
 * Otherwise a record's newer value takes the place of its older one, so that a disk that is gone costs no memory.
 */
export function changeLog(inOrder: boolean): ChangeLog {
  let waiting: LoggedChange[] = [];
  const underWay = new Set<LoggedChange>();

  /** Where the change can take the place of an earlier one; -1 where it cannot. */
  function placeFor(change: Change): number {
    if (change.kind === 'wipe') return -1;
    const last = waiting.findLastIndex(({ change: earlier }) =>
      earlier.kind === 'wipe' ? change.key.startsWith(earlier.prefix) : inOrder || earlier.key === change.key,
    );
    const found = waiting[last];
    const isSame = found !== undefined && found.change.kind !== 'wipe' && found.change.key === change.key;
    return isSame && !underWay.has(found) ? last : -1;
  }

  return {
    add(change) {
      let end = (): void => undefined;
      const over = new Promise<void>((resolve) => {
        end = resolve;
      });
      const logged = { change, over, end };
      const place = placeFor(change);
      if (place >= 0) waiting.splice(place, 1, logged)[0]?.end();
      else waiting.push(logged);
      return logged;
    },
    next(except) {
      if (inOrder && underWay.size > 0) return undefined;
      const next = waiting.find((logged, place) => {
        if (underWay.has(logged) || except.has(logged)) return false;
        return inOrder ? place === 0 : !waiting.slice(0, place).some(({ change }) => overlap(change, logged.change));
      });
      if (next) underWay.add(next);
      return next;
    },
    landed(logged) {
      underWay.delete(logged);
      waiting = waiting.filter((other) => other !== logged);
      logged.end();
    },
    failed: (logged) => void underWay.delete(logged),
    of: (key) => waiting.findLast(({ change }) => concerns(change, key)),
    all: () => waiting.map(({ change }) => change),
  };
}

function concerns(change: Change, key: string): boolean {
  return change.kind === 'wipe' ? key.startsWith(change.prefix) : change.key === key;
}

/** Whether two changes concern the same record: then the earlier one goes first. */
function overlap(one: Change, other: Change): boolean {
  if (one.kind !== 'wipe') return concerns(other, one.key);
  return other.kind === 'wipe'
    ? one.prefix.startsWith(other.prefix) || other.prefix.startsWith(one.prefix)
    : concerns(one, other.key);
}

/** What lies there once the changes have happened. */
export function changedBy(values: Map<string, unknown>, changes: readonly Change[]): Map<string, unknown> {
  for (const change of changes) {
    if (change.kind === 'write') values.set(change.key, change.value);
    else for (const key of [...values.keys()]) if (concerns(change, key)) values.delete(key);
  }
  return values;
}

export async function carryOut(change: Change, disk: Database): Promise<void> {
  switch (change.kind) {
    case 'write':
      await disk.setItem(change.key, change.value);
      return;
    case 'remove':
      return disk.removeItem(change.key);
    case 'wipe':
      for (const key of await disk.keys()) if (key.startsWith(change.prefix)) await disk.removeItem(key);
  }
}
