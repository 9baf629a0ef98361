import { createPath, type Location, type Path, parsePath, type To } from 'react-router-dom';

/** What an entry of the browser's history says beside its address, in the form that React Router gives it too. */
export interface HistoryEntry {
  /** What the screen that navigated sent along. */
  readonly usr: unknown;
  readonly key: string;
  /** Its place in the history of this tab: how far it is to another one. */
  readonly idx: number;
}

/** The place of an entry; null where nobody numbered it, as where a link went to a part of the page. */
export function placeOf(state: unknown): number | null {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}

/** Where a tab is, as React Router takes it, from its address and the state of its history entry. */
export function locationOf({ pathname, search, hash }: Path, state: unknown): Location {
  const entry = typeof state === 'object' && state !== null ? state : {};
  return {
    pathname,
    search,
    hash,
    state: 'usr' in entry ? (entry.usr ?? null) : null,
    key: 'key' in entry && typeof entry.key === 'string' ? entry.key : 'default',
  };
}

/** The address that a navigation goes to. What it leaves out of the path is that of the screen. */
export function addressOf(to: To, pathname: string): string {
  return createPath({ pathname, ...(typeof to === 'string' ? parsePath(to) : to) });
}
