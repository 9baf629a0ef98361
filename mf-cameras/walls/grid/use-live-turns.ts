import { useCallback, useMemo, useState } from 'react';
import { startedTurns } from '../../live/policies/live-turns';

export interface LiveTurns {
  /** Cameras that may connect now. */
  readonly started: ReadonlySet<string>;
  /** Tells that a camera has started, or is gone; stable. */
  readonly onSettled: (cameraId: string, settled: boolean) => void;
}

/** Live pictures start a few at a time. @param liveIds all that are to be live, in order */
export function useLiveTurns(liveIds: readonly string[]): LiveTurns {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const onSettled = useCallback(
    (cameraId: string, isSettled: boolean) =>
      setSettled((before) => {
        if (before.has(cameraId) === isSettled) return before;
        return isSettled ? new Set([...before, cameraId]) : new Set([...before].filter((id) => id !== cameraId));
      }),
    [],
  );
  const started = useMemo(() => startedTurns(liveIds, settled), [liveIds, settled]);
  return { started, onSettled };
}
