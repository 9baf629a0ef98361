import { type PointerEvent, useEffect, useRef } from 'react';

const pauseMs = 400;
const rhythmMs = 90;

/** What a button needs that acts again and again while it is held. */
export interface HeldPress {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerLeave(): void;
  onPointerCancel(): void;
  onClick(): void;
}

/** Acts once on a press, and goes on while it is held. A keyboard's or screen reader's press acts once. */
export function useHeldPress(act: () => void): HeldPress {
  const latest = useRef(act);
  latest.current = act;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const wasPointer = useRef(false);

  function end(): void {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }

  function goOn(): void {
    latest.current();
    timer.current = setTimeout(goOn, rhythmMs);
  }

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );

  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      wasPointer.current = true;
      latest.current();
      end();
      timer.current = setTimeout(goOn, pauseMs);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onClick() {
      // The press itself has acted already.
      if (wasPointer.current) wasPointer.current = false;
      else latest.current();
    },
  };
}
