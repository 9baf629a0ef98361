import { useEffect, useRef } from 'react';
import { systemClock } from '../../pictures/timing/clock';

/** Calls every so often, from the last change of `intervalMs` or `turn` on. Never while null. */
export function useTurns(intervalMs: number | null, turn: number, onTurn: () => void): void {
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  }, [onTurn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn made by hand gets its whole time too
  useEffect(() => (intervalMs === null ? undefined : repeat(intervalMs, () => latest.current())), [intervalMs, turn]);
}

function repeat(intervalMs: number, call: () => void): () => void {
  let cancel = () => {};
  const again = () => {
    cancel = systemClock.after(intervalMs, () => {
      again();
      call();
    });
  };
  again();
  return () => cancel();
}
