import { useEffect, useRef, useState } from 'react';
import type { RunDirection } from './moments';

export interface Run {
  /** Which way the pictures run now; null while nothing is held. */
  readonly direction: RunDirection | null;
  readonly begin: (direction: RunDirection) => void;
  readonly end: () => void;
}

/** A press is one step; held for longer than this the pictures run. */
const heldAfterMs = 350;
/** No faster than eight pictures a second: more cannot be looked at. */
const stepEveryMs = 120;

/**
 * Steps once at a press and goes on for as long as it is held. The next step is taken only when the last picture has
 * come, or was refused: however slow the line, nothing piles up.
 */
export function useRun(onStep: (direction: RunDirection) => void, isSettled: boolean): Run {
  const [direction, setDirection] = useState<RunDirection | null>(null);
  const [stepsMade, setStepsMade] = useState(0);
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  }, [onStep]);

  useEffect(() => {
    if (direction === null || !isSettled) return;
    const timer = setTimeout(
      () => {
        latest.current(direction);
        setStepsMade(stepsMade + 1);
      },
      stepsMade === 1 ? heldAfterMs : stepEveryMs,
    );
    return () => clearTimeout(timer);
  }, [direction, isSettled, stepsMade]);

  // A window that loses the focus gets neither `keyup` nor `pointerup`.
  useEffect(() => {
    if (direction === null) return;
    const end = () => setDirection(null);
    addEventListener('blur', end);
    return () => removeEventListener('blur', end);
  }, [direction]);

  return {
    direction,
    begin: (next) => {
      latest.current(next);
      setStepsMade(1);
      setDirection(next);
    },
    end: () => setDirection(null),
  };
}
