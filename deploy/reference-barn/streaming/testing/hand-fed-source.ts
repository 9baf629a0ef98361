import type { AccessUnit } from '../../sources/access-unit';
import type { LiveSource } from '../../sources/live-source';
import type { SourceEnd } from '../../sources/source-end';

/** A source that delivers what a test hands to it, and records its runs. */
export class HandFedSource implements LiveSource {
  starts = 0;
  running = 0;
  #onUnit: (unit: AccessUnit) => void = () => {};
  #onEnd: (end: SourceEnd) => void = () => {};

  start(onUnit: (unit: AccessUnit) => void, onEnd: (end: SourceEnd) => void, signal: AbortSignal): void {
    this.starts += 1;
    this.running += 1;
    this.#onUnit = onUnit;
    this.#onEnd = onEnd;
    signal.addEventListener('abort', () => {
      this.running -= 1;
      onEnd({ kind: 'stopped' });
    });
  }

  deliver(unit: AccessUnit): void {
    this.#onUnit(unit);
  }

  finish(end: SourceEnd): void {
    this.#onEnd(end);
  }
}

/** A picture of `size` bytes; its configuration is the byte given. */
export function unitAt(captureTimeMs: number, unit: Partial<AccessUnit> & { size?: number } = {}): AccessUnit {
  const { size = 100, ...rest } = unit;
  return {
    captureTimeMs,
    keyframe: false,
    compositionOffsetMs: 0,
    avcc: new Uint8Array(size),
    configuration: Uint8Array.of(1),
    ...rest,
  };
}
