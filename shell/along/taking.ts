import { readTakenAlong, type TakenAlong, type TakenPlace, writeTakenAlong } from '@barnwatch/shared/along';
import { client, onSignedOut, unhurried, writeLog } from '@barnwatch/shared/auth-client';
import type { StateStore } from '@barnwatch/shared/state';
import { millisecondsInDay } from 'date-fns/constants';
import { atom } from 'jotai';
import { type OfferedPart, takesOf } from './along-parts';
import { type TakingEnd, type TakingWorld, takeAll } from './take-all';

/** How taking a barn along stands in this window. */
export type TakingState =
  | { readonly kind: 'resting' }
  | {
      readonly kind: 'taking';
      readonly barnId: string;
      readonly done: number;
      readonly of: number;
      readonly title: string;
    }
  | {
      readonly kind: 'ended';
      readonly barnId: string;
      readonly end: TakingEnd | 'elsewhere';
      readonly byItself: boolean;
    };

export const takingAtom = atom<TakingState>({ kind: 'resting' });

export interface TakingOrder {
  readonly place: TakenPlace;
  readonly parts: readonly OfferedPart[];
  readonly days: number;
  readonly daily: boolean;
  /** Whether nobody has pressed for it. */
  readonly byItself: boolean;
}

/** What it needs of the device; tests give their own. */
export interface TakingDevice extends Pick<TakingWorld, 'isDayUsedUp' | 'room' | 'trouble'> {
  readonly now: () => number;
  /** Runs the work while no other window takes something along; false where one does. */
  readonly alone: (work: () => Promise<void>) => Promise<boolean>;
}

/** Between two notes of what is here: so much is taken again at most where a browser is killed. */
const notedEvery = 10;

const signedOut = 'signed out';

let underWay: AbortController | null = null;

/** Ends what is under way; what was taken whole stays, and the next one goes on behind it. */
export function cancelTaking(): void {
  underWay?.abort();
}

/** Takes what was ordered, and tells how it stands. One at a time; never rejects. */
export async function startTaking(states: StateStore, order: TakingOrder, device: TakingDevice): Promise<void> {
  if (underWay !== null) return;
  const cancel = new AbortController();
  underWay = cancel;
  const { place, byItself } = order;
  const barnId = place.instanceId;
  const stopWatching = onSignedOut((instanceId) => {
    if (instanceId === barnId) cancel.abort(signedOut);
  });
  const tell = (end: TakingEnd | 'elsewhere') => states.set(takingAtom, { kind: 'ended', barnId, end, byItself });
  try {
    const wasAlone = await device.alone(async () => tell(await take(states, order, device, cancel.signal)));
    if (!wasAlone) tell('elsewhere');
  } catch (cause) {
    writeLog('error', 'A barn could not be taken along', { cause });
    tell('no-room');
  } finally {
    stopWatching();
    underWay = null;
  }
}

async function take(
  states: StateStore,
  { place, parts, days, daily, byItself }: TakingOrder,
  device: TakingDevice,
  signal: AbortSignal,
): Promise<TakingEnd> {
  const barnId = place.instanceId;
  const all = takesOf(parts);
  const before = await readTakenAlong(place);
  const begunAt = device.now();
  const goneOnWith = goesOn(before, days, begunAt) ? before : null;
  const here = new Set(goneOnWith?.here);
  const titles = new Map(parts.map(({ key, title }) => [key, title]));
  const sizes = new Map<string, { takes: number; bytes: number }>();
  let missing = 0;
  // A remote that does not tell what it has today was chosen all the same.
  const chosen = new Set([...(byItself ? (before?.parts ?? []) : []), ...parts.map(({ key }) => key)]);

  const noted = (more: Partial<TakenAlong> = {}): Promise<void> =>
    writeTakenAlong(place, {
      parts: [...chosen],
      days,
      daily,
      begunAt: goneOnWith?.begunAt ?? begunAt,
      wholeAt: before?.wholeAt ?? null,
      here: [...here],
      missing,
      sizes: { ...before?.sizes, ...Object.fromEntries(sizes) },
      ...more,
    });
  const show = (part: string | undefined): void =>
    states.set(takingAtom, {
      kind: 'taking',
      barnId,
      done: here.size + missing,
      of: all.length,
      title: titles.get(part ?? '') ?? '',
    });

  const left = all.filter(({ key }) => !here.has(key));
  show(left[0]?.part);
  await noted();
  const end = await takeAll(left, {
    client: unhurried(client(barnId)),
    signal,
    room: device.room,
    isDayUsedUp: device.isDayUsedUp,
    trouble: device.trouble,
    onTold({ key, part }, taken) {
      if (taken.kind === 'taken') {
        here.add(key);
        const size = sizes.get(part) ?? { takes: 0, bytes: 0 };
        sizes.set(part, { takes: size.takes + 1, bytes: size.bytes + Math.round(taken.bytes) });
      } else missing += 1;
      show(part);
      if ((here.size + missing) % notedEvery === 0) void noted();
    },
  });
  // Who has signed out has nothing here any more, and it must not come back.
  if (signal.reason === signedOut) return end;
  await noted(end === 'whole' ? { here: [], wholeAt: device.now() } : {});
  return end;
}

/** What was begun some hours ago and did not come to its end is gone on with; an older one is taken anew. */
function goesOn(before: TakenAlong | null, days: number, now: number): before is TakenAlong {
  return before !== null && before.here.length > 0 && before.days === days && now - before.begunAt < millisecondsInDay;
}
