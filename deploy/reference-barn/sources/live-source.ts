import type { AccessUnit } from './access-unit';
import type { SourceEnd } from './source-end';

/** Where live pictures come from. Each start is a run of its own: own process, own signal, one end. */
export interface LiveSource {
  /**
   * Starts a run. `onUnit` gets the pictures in decoding order; `onEnd` is called once, and nothing after it. Aborting
   * the signal ends the run with `stopped`.
   */
  start(onUnit: (unit: AccessUnit) => void, onEnd: (end: SourceEnd) => void, signal: AbortSignal): void;
}
