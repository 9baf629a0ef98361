import type { InstanceClient } from '@barnwatch/shared/auth-client';
import type { AlongTake, AlongTaken } from '@barnwatch/shared/federation';
import type { StorageTrouble } from '@barnwatch/shared/storage';

/** One thing that was chosen. */
export interface ChosenTake extends Pick<AlongTake, 'take'> {
  /** `<remote>/<part>/<id>` */
  readonly key: string;
  /** `<remote>/<part>` */
  readonly part: string;
}

/** How it ended. */
export type TakingEnd =
  /** All that the barn gives is here. */
  | 'whole'
  | 'cancelled'
  /** The barn does not answer. */
  | 'no-line'
  /** The device has no room for more. */
  | 'no-room'
  /** The browser stores nothing any more: what comes now would be gone with the window. */
  | 'not-stored'
  /** What was set as a day's most has been received ([0072](../../docs/decisions/0072-a-days-data.md)). */
  | 'day-used-up';

export interface TakingWorld {
  readonly client: InstanceClient;
  readonly signal: AbortSignal;
  /** What the device still has room for, bytes; null where it does not tell. */
  readonly room: () => Promise<number | null>;
  readonly isDayUsedUp: () => boolean;
  /** Why the device stores nothing at this moment; null while it does. One that is late takes it by and by. */
  readonly trouble: () => StorageTrouble | null;
  /** Told of each thing that was taken, or that the barn does not give. */
  readonly onTold: (take: ChosenTake, taken: Exclude<AlongTaken, { kind: 'unreachable' }>) => void;
}

/** So much is left to the device, bytes. */
export const leastRoomBytes = 50_000_000;
/** The device is asked for its room at every so many things. */
const roomAskedEvery = 10;
/** So many things in a row that the barn does not answer: it cannot be reached. One may be slow by itself. */
const mostUnanswered = 3;

/**
 * Takes one thing after the other, so that the line is free for what somebody looks at. What was not answered is asked
 * for once more at the end.
 */
export async function takeAll(takes: readonly ChosenTake[], world: TakingWorld): Promise<TakingEnd> {
  const first = await takeEach(takes, world);
  if (first.end !== 'whole' || first.left.length === 0) return first.end;
  const second = await takeEach(first.left, world);
  return second.end === 'whole' && second.left.length > 0 ? 'no-line' : second.end;
}

interface Pass {
  readonly end: TakingEnd;
  /** What the barn did not answer. */
  readonly left: readonly ChosenTake[];
}

async function takeEach(takes: readonly ChosenTake[], world: TakingWorld): Promise<Pass> {
  const { client, signal, room, isDayUsedUp, trouble, onTold } = world;
  const left: ChosenTake[] = [];
  let unanswered = 0;
  for (const [place, take] of takes.entries()) {
    if (signal.aborted) return { end: 'cancelled', left };
    if (isDayUsedUp()) return { end: 'day-used-up', left };
    const unstored = unstoredEnd(trouble());
    if (unstored !== null) return { end: unstored, left };
    if (place % roomAskedEvery === 0) {
      const bytes = await room();
      if (bytes !== null && bytes < leastRoomBytes) return { end: 'no-room', left };
    }
    const taken = await taking(take, client, signal);
    if (signal.aborted) return { end: 'cancelled', left };
    if (taken.kind === 'unreachable') {
      left.push(take);
      unanswered += 1;
      if (unanswered >= mostUnanswered) return { end: 'no-line', left };
      continue;
    }
    unanswered = 0;
    onTold(take, taken);
  }
  return { end: unstoredEnd(trouble()) ?? 'whole', left };
}

function unstoredEnd(trouble: StorageTrouble | null): TakingEnd | null {
  switch (trouble) {
    case null:
    case 'no-answer':
      return null;
    case 'full':
      return 'no-room';
    case 'refused':
      return 'not-stored';
  }
}

/** What a remote throws loses that one thing. */
async function taking({ take }: ChosenTake, client: InstanceClient, signal: AbortSignal): Promise<AlongTaken> {
  try {
    return await take(client, signal);
  } catch {
    return { kind: 'not-given' };
  }
}
