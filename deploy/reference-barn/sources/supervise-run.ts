import type { LiveSource } from './live-source';
import type { SourceEnd } from './source-end';

/** A source made of runs that answer how they ended. One that throws has failed: it ends its own pictures, nothing else. */
export function superviseRun(
  run: (onUnit: Parameters<LiveSource['start']>[0], signal: AbortSignal) => Promise<SourceEnd>,
): LiveSource {
  return {
    start(onUnit, onEnd, signal) {
      void run(onUnit, signal)
        .catch((cause: unknown): SourceEnd => {
          if (signal.aborted) return { kind: 'stopped' };
          return { kind: 'failed', message: `the source broke: ${String(cause)}` };
        })
        .then(onEnd);
    },
  };
}
