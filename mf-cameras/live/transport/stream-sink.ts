import type { LiveCause } from '../policies/live-cause';

/** Takes what a connection brings. After `ended` nothing more is called; after an abort nothing at all. */
export interface StreamSink {
  opened(): void;
  bytes(bytes: Uint8Array): void;
  /** `refused` if the stream never opened. */
  ended(cause: LiveCause, refused: boolean): void;
}
