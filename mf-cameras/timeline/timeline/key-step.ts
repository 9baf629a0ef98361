import type { TimeSpan } from '@barnwatch/shared/wire';
import { lengthOf, pannedView, type TimeReach, viewAround, zoomedView } from '../geometry/time-view';

/** What a key does with a timeline. */
export type KeyStep =
  | { readonly kind: 'view'; readonly view: TimeSpan }
  | { readonly kind: 'row'; readonly by: 1 | -1 }
  | { readonly kind: 'choose' };

const arrowShare = 0.1;
const pageShare = 0.9;
const keyFactor = 1.5;

/** Null for a key that does nothing here. */
export function keyStep(key: string, view: TimeSpan, reach: TimeReach): KeyStep | null {
  const length = lengthOf(view);
  const middle = view.start + length / 2;
  const panned = (share: number): KeyStep => ({ kind: 'view', view: pannedView(view, share * length, reach) });
  const zoomed = (factor: number): KeyStep => ({ kind: 'view', view: zoomedView(view, factor, middle, reach) });
  switch (key) {
    case 'ArrowLeft':
      return panned(-arrowShare);
    case 'ArrowRight':
      return panned(arrowShare);
    case 'PageUp':
      return panned(-pageShare);
    case 'PageDown':
      return panned(pageShare);
    case '+':
    case '=':
      return zoomed(keyFactor);
    case '-':
    case '−':
      return zoomed(1 / keyFactor);
    case 'Home':
      return { kind: 'view', view: viewAround(reach.earliest, length, reach) };
    case 'End':
      return { kind: 'view', view: viewAround(reach.latest, length, reach) };
    case 'ArrowUp':
      return { kind: 'row', by: -1 };
    case 'ArrowDown':
      return { kind: 'row', by: 1 };
    case 'Enter':
    case ' ':
      return { kind: 'choose' };
    default:
      return null;
  }
}
