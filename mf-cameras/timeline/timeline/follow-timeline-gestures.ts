import type { TimeSpan } from '@barnwatch/shared/wire';
import { momentAt, msPerPixel, pannedView, pinchedView, type TimeReach, zoomedView } from '../geometry/time-view';

/** Where the time lies on the element, CSS px, and what it shows by now. */
export interface GesturePlace {
  readonly left: number;
  readonly width: number;
  readonly view: TimeSpan;
  readonly reach: TimeReach;
}

export interface TimelineGestures {
  readonly place: () => GesturePlace;
  readonly onView: (view: TimeSpan) => void;
  /** A tap or a click; y in px from the top of the element. */
  readonly onPress: (moment: number, y: number) => void;
  /** Where the mouse is; null when it has left. */
  readonly onPoint: (moment: number | null, y: number) => void;
  /** A hand has taken hold of the time, or let go of it. */
  readonly onHold: (isHeld: boolean) => void;
}

/** A notch of a wheel is about 100. */
const wheelFactor = 1.0022;
/** Firefox tells wheels in lines. */
const linePx = 18;
/** A page that scrolls under the pointer is let go on; the next turn of the wheel is meant for us. */
const scrollGoesOnMs = 300;
/** Less is a press with an unsteady hand. */
const leastDragPx = 6;

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly fromX: number;
}

/**
 * Wheel: closer and further at the pointer, with Shift or sideways through time. Drag: through time. Two fingers: closer
 * and further. A finger that moves up or down scrolls the page.
 *
 * @returns what ends it
 */
export function followTimelineGestures(element: HTMLElement, gestures: TimelineGestures): () => void {
  const { place, onView, onPress, onPoint, onHold } = gestures;
  const fingers = new Map<number, Finger>();
  const stop = new AbortController();
  const { signal } = stop;
  let drags = false;
  let pageScrolledAt = Number.NEGATIVE_INFINITY;

  const placeOf = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left - place().left, y: clientY - top };
  };

  const turn = (event: WheelEvent) => {
    // The browser's own zoom stays what it is.
    if (event.ctrlKey && !event.deltaY) return;
    if (performance.now() - pageScrolledAt < scrollGoesOnMs) return;
    event.preventDefault();
    const { view, width, reach } = place();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePx : 1;
    const sideways = event.shiftKey ? event.deltaX || event.deltaY : event.deltaX;
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      onView(pannedView(view, sideways * unit * msPerPixel(view, width), reach));
      return;
    }
    const moment = momentAt(view, placeOf(event).x, width);
    onView(zoomedView(view, wheelFactor ** -(event.deltaY * unit), moment, reach));
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || fingers.size === 2) return;
    const { x, y } = placeOf(event);
    fingers.set(event.pointerId, { x, y, fromX: x });
    if (fingers.size === 1) drags = false;
    else drags = true;
    onPoint(null, y);
  };

  const move = (event: PointerEvent) => {
    const at = placeOf(event);
    const from = fingers.get(event.pointerId);
    const { view, width, reach } = place();
    if (!from) {
      if (event.pointerType === 'mouse' && fingers.size === 0) onPoint(momentAt(view, at.x, width), at.y);
      return;
    }
    if (!drags && Math.abs(at.x - from.fromX) < leastDragPx) return;
    if (!drags) {
      drags = true;
      onHold(true);
    }
    // Not before it is a drag: a press that is captured would click nothing below it.
    if (!element.hasPointerCapture?.(event.pointerId)) element.setPointerCapture?.(event.pointerId);
    fingers.set(event.pointerId, { ...at, fromX: from.fromX });
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) onView(pinchedView(view, [from.x, other.x], [at.x, other.x], width, reach));
    else onView(pannedView(view, (from.x - at.x) * msPerPixel(view, width), reach));
    // A finger that moves up or down scrolls by itself.
    if (event.pointerType === 'mouse') element.scrollTop += from.y - at.y;
  };

  const release = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    fingers.delete(event.pointerId);
    const { view, width } = place();
    if (!drags && event.type === 'pointerup') onPress(momentAt(view, from.x, width), from.y);
    if (fingers.size === 0 && drags) {
      drags = false;
      onHold(false);
    }
  };

  const onScroll = ({ target }: Event) => {
    if (target !== element) pageScrolledAt = performance.now();
  };
  document.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  element.addEventListener('wheel', turn, { passive: false, signal });
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    element.addEventListener(end, release, { signal });
  }
  element.addEventListener('pointerleave', () => onPoint(null, 0), { signal });
  return () => stop.abort();
}
