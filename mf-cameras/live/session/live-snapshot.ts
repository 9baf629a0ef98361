import type { ConnectionState } from '../policies/connection-state';
import type { StillsRung } from '../policies/ladder';

/** What a tile needs to know of a live session; a new one is made only when something of it changes. */
export interface LiveSnapshot {
  readonly connection: ConnectionState;
  /** The player's element; it may be put on the page before its first picture. */
  readonly element: HTMLElement | null;
  /** Which stills to ask for meanwhile; null while the live picture moves. */
  readonly stills: StillsRung | null;
  /** Set while the picture is noticeably behind, in steps of 500 ms. */
  readonly lagMs: number | null;
}

export function sameSnapshot(one: LiveSnapshot, other: LiveSnapshot): boolean {
  return (
    sameConnection(one.connection, other.connection) &&
    one.element === other.element &&
    one.stills === other.stills &&
    one.lagMs === other.lagMs
  );
}

/** `lastFrameAt` moves with every picture and is nothing that a tile shows. */
function sameConnection(one: ConnectionState, other: ConnectionState): boolean {
  return one === other || (one.kind === 'playing' && other.kind === 'playing' && one.number === other.number);
}
