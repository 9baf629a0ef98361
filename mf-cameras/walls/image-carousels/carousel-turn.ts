/** Which pictures are on the page: one is seen, one lies below it, one gets ready. */
export interface CarouselTurn {
  readonly current: string;
  /** Seen before; stays below until the new one has come. Null at first. */
  readonly before: string | null;
}

/** The turn of this camera; the one seen until now stays below it. */
export function turnedTo(turn: CarouselTurn, current: string): CarouselTurn {
  return current === turn.current ? turn : { current, before: turn.current };
}

/** A turn whose camera is gone goes on with the first one; null where there is none. */
export function possibleTurn(turn: CarouselTurn | null, ids: readonly string[]): CarouselTurn | null {
  const [first] = ids;
  if (first === undefined) return null;
  if (!turn || !ids.includes(turn.current)) return { current: first, before: null };
  return turn.before === null || ids.includes(turn.before) ? turn : { ...turn, before: null };
}

/** The camera that many places on; after the last comes the first. */
export function neighbour(ids: readonly string[], id: string, step: 1 | -1): string {
  const place = ids.indexOf(id);
  return ids[(place + step + ids.length) % ids.length] ?? id;
}

/** How long a picture that is due is waited for, ms; then its place says why there is none. */
export const waitForPictureMs = 5000;

/** How far the turn has come. */
export type Due = 'not-yet' | 'due' | 'overdue';

/** @param isReady the next picture can be shown at once, or it is known why there will be none */
export function isTime(due: Due, isReady: boolean): boolean {
  switch (due) {
    case 'not-yet':
      return false;
    case 'due':
      return isReady;
    case 'overdue':
      return true;
  }
}
