/** A finger on a card: not decided yet, scrolling the page, or pulling the card aside by some pixels. */
export type Swipe =
  | { readonly kind: 'undecided'; readonly fromX: number; readonly fromY: number }
  | { readonly kind: 'scrolls' }
  | { readonly kind: 'pulls'; readonly fromX: number; readonly byX: number };

/** Pixels that an unsteady finger moves. */
const trembling = 10;
/** Pixels after which letting go counts. */
export const pullLength = 88;

export function swipeFrom(x: number, y: number): Swipe {
  return { kind: 'undecided', fromX: x, fromY: y };
}

/** To the right only: to the left is the browser's way forward on some phones, and nothing else would be done by it. */
export function swipeAfter(swipe: Swipe, x: number, y: number): Swipe {
  switch (swipe.kind) {
    case 'scrolls':
      return swipe;
    case 'pulls':
      return { ...swipe, byX: Math.min(pullLength * 1.5, Math.max(0, x - swipe.fromX)) };
    case 'undecided': {
      const [byX, byY] = [x - swipe.fromX, Math.abs(y - swipe.fromY)];
      if (byY > trembling && byY >= Math.abs(byX)) return { kind: 'scrolls' };
      if (byX > trembling) return { kind: 'pulls', fromX: swipe.fromX, byX };
      return swipe;
    }
  }
}

/** Whether letting go now does it. */
export function isPulledFar(swipe: Swipe): boolean {
  return swipe.kind === 'pulls' && swipe.byX >= pullLength;
}
