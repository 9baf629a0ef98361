import { type PointerEvent, useRef, useState } from 'react';
import { isPulledFar, type Swipe, swipeAfter, swipeFrom } from './swipe';

export interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/** A card that a finger can pull to the right. The page must keep `touch-action: pan-y` on it. */
export function useSwipe(onPulled: () => void): { readonly byX: number; readonly handlers: SwipeHandlers } {
  const swipe = useRef<Swipe | null>(null);
  const [byX, setByX] = useState(0);
  const end = () => {
    const ended = swipe.current;
    swipe.current = null;
    setByX(0);
    if (ended && isPulledFar(ended)) onPulled();
  };
  return {
    byX,
    handlers: {
      onPointerDown({ pointerType, isPrimary, clientX, clientY }) {
        if (pointerType === 'touch' && isPrimary) swipe.current = swipeFrom(clientX, clientY);
      },
      onPointerMove({ clientX, clientY }) {
        if (swipe.current === null) return;
        swipe.current = swipeAfter(swipe.current, clientX, clientY);
        if (swipe.current.kind === 'pulls') setByX(swipe.current.byX);
      },
      onPointerUp: end,
      onPointerCancel() {
        swipe.current = null;
        setByX(0);
      },
    },
  };
}
