import { type PointerEvent, useRef } from 'react';
import { type Point, type StepDirection, swipeDirection } from './swipe';

/** Handlers for an element that a finger swipes over. Its style must leave sideways movements to it (`touch-action`). */
export function useSwipe(onSwipe: (direction: StepDirection) => void) {
  const begun = useRef<(Point & { readonly pointerId: number }) | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      // A second finger makes it something else, such as zooming.
      begun.current = pointerType === 'touch' && isPrimary ? { pointerId, x, y } : null;
    },
    onPointerUp: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      const from = begun.current;
      begun.current = null;
      if (from?.pointerId !== pointerId) return;
      const direction = swipeDirection(from, { x, y });
      if (direction) onSwipe(direction);
    },
    onPointerCancel: () => {
      begun.current = null;
    },
  };
}
