import type { SourceEnd } from '../source-end';

export interface Still {
  jpeg: Buffer;
  /** When the camera saw it, ms since 1970 UTC. */
  captureTimeMs: number;
}

export type StillOutcome = { ok: true; value: Still } | { ok: false; error: SourceEnd };
