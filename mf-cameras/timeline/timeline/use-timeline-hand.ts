import type { TimeSpan } from '@barnwatch/shared/wire';
import { type RefObject, useEffect, useRef } from 'react';
import { followTimelineGestures, type GesturePlace, type TimelineGestures } from './follow-timeline-gestures';

/** Mouse, wheel and fingers on a timeline; what they move is told once a frame at most. */
export function useTimelineHand(
  element: RefObject<HTMLElement | null>,
  place: GesturePlace,
  told: Omit<TimelineGestures, 'place'>,
): void {
  const now = useRef({ place, told });
  // Moved already, and not drawn yet: what comes next starts from there.
  const ahead = useRef<TimeSpan | null>(null);
  const toldLast = useRef<TimeSpan | null>(null);
  useEffect(() => {
    if (!isSame(now.current.place.view, place.view)) {
      // What was told has come back: the hand may be further by now. Else somebody else has moved the time.
      const hasComeBack = isSame(place.view, toldLast.current);
      if (!hasComeBack || isSame(ahead.current, toldLast.current)) ahead.current = null;
    }
    now.current = { place, told };
  });

  useEffect(() => {
    const host = element.current;
    if (!host) return;
    let frame = 0;
    let waiting: TimeSpan | null = null;
    const tell = () => {
      cancelAnimationFrame(frame);
      if (!waiting) return;
      toldLast.current = waiting;
      waiting = null;
      now.current.told.onView(toldLast.current);
    };
    const stop = followTimelineGestures(host, {
      place: () => ({ ...now.current.place, view: ahead.current ?? now.current.place.view }),
      onView: (view) => {
        ahead.current = view;
        waiting = view;
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(tell);
      },
      onPress: (moment, y) => now.current.told.onPress(moment, y),
      onPoint: (moment, y) => now.current.told.onPoint(moment, y),
      onHold: (isHeld) => {
        // The last move belongs to the hand that made it.
        if (!isHeld) tell();
        now.current.told.onHold(isHeld);
      },
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [element]);
}

function isSame(one: TimeSpan | null, other: TimeSpan | null): boolean {
  return one?.start === other?.start && one?.end === other?.end;
}
