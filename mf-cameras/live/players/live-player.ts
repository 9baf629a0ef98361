import type { Clock } from '../../pictures/timing/clock';
import type { LiveTag } from '../flv/flv-tag';
import type { PlayerKind } from '../policies/ladder';
import type { LiveCause } from '../policies/live-cause';

export interface PlayerFigures {
  readonly width: number;
  readonly height: number;
  /** Pictures shown and left out since the player was made. */
  readonly shown: number;
  readonly dropped: number;
  /** RFC 6381 name; empty before the first configuration. */
  readonly codec: string;
  /** Seconds of stream that wait to be shown; null where nothing waits. */
  readonly bufferedS: number | null;
}

/** What a player tells the session. */
export interface PlayerEvents {
  /** A new picture is on the element. `capturedAt`: ms since 1970 UTC by the barn's clock, where it is known. */
  frame(capturedAt: number | null): void;
  failed(cause: LiveCause): void;
}

/** Turns the bytes of one connection into moving pictures. Made for a connection and thrown away with it. */
export interface LivePlayer {
  readonly kind: PlayerKind;
  readonly element: HTMLCanvasElement | HTMLVideoElement;
  /** `tags` is what `bytes` says; a player takes the form that it needs. */
  feed(bytes: Uint8Array, tags: readonly LiveTag[]): void;
  figures(): PlayerFigures;
  /** Frees decoder and memory. The answer keeps the last picture; null if none was ever shown. */
  close(): HTMLCanvasElement | null;
}

export type CreatePlayer = (kind: PlayerKind, events: PlayerEvents, clock: Clock) => Promise<LivePlayer>;
