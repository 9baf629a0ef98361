import { type BoxPx, panned, pinched, type Viewport, zoomedAt } from '../../geometry/viewport/viewport';

/** A place of the hand in the box, CSS px, and how exact the hand is. */
export interface HandPlace extends BoxPx {
  readonly isTouch: boolean;
}

export interface HandActions {
  readonly box: () => BoxPx;
  readonly view: () => Viewport;
  readonly show: (view: Viewport) => void;
  readonly begin: (place: HandPlace) => void;
  /** @returns whether the hand does something; what it does not take moves the picture */
  readonly move: (place: HandPlace) => boolean;
  readonly end: (place: HandPlace) => void;
  /** A second finger has come, or the system took the hand away: nothing was done. */
  readonly cancel: () => void;
  /** No button is pressed. */
  readonly hover: (place: HandPlace | null) => void;
}

/** A notch of a wheel is about 100. */
const wheelFactor = 1.0018;
/** Firefox tells wheels in lines. */
const linePx = 18;
const middleButton = 1;

/**
 * One finger or the mouse draws; two fingers, the wheel and the middle button move and zoom the picture. The wheel
 * scrolls the page where it turns away from a whole picture.
 *
 * @returns what ends it
 */
export function followHand(element: HTMLElement, actions: HandActions): () => void {
  const hands = new Map<number, BoxPx>();
  const stop = new AbortController();
  const { signal } = stop;
  let drawing: number | null = null;
  let isPanning = false;

  const placeOf = (event: PointerEvent | WheelEvent): HandPlace => {
    const { left, top } = element.getBoundingClientRect();
    const isTouch = 'pointerType' in event && event.pointerType !== 'mouse';
    return { x: event.clientX - left, y: event.clientY - top, isTouch };
  };

  const press = (event: PointerEvent) => {
    const isMiddle = event.button === middleButton;
    if (event.button !== 0 && !isMiddle) return;
    event.preventDefault();
    element.focus({ preventScroll: true });
    capture(element, event.pointerId);
    const place = placeOf(event);
    hands.set(event.pointerId, place);
    if (hands.size > 1) {
      if (drawing !== null) actions.cancel();
      drawing = null;
      isPanning = false;
    } else if (isMiddle) isPanning = true;
    else {
      drawing = event.pointerId;
      actions.begin(place);
    }
  };

  const move = (event: PointerEvent) => {
    const from = hands.get(event.pointerId);
    const to = placeOf(event);
    if (!from) return actions.hover(to);
    hands.set(event.pointerId, to);
    const other = [...hands].find(([id]) => id !== event.pointerId)?.[1];
    if (other) return actions.show(pinched(actions.view(), [from, other], [to, other], actions.box()));
    const isTaken = drawing === event.pointerId && actions.move(to);
    if (isPanning || (drawing === event.pointerId && !isTaken)) {
      actions.show(panned(actions.view(), { x: to.x - from.x, y: to.y - from.y }, actions.box()));
    }
  };

  const release = (event: PointerEvent) => {
    if (!hands.delete(event.pointerId)) return;
    isPanning = false;
    if (drawing !== event.pointerId) return;
    drawing = null;
    if (event.type === 'pointerup') actions.end(placeOf(event));
    else actions.cancel();
  };

  const turn = (event: WheelEvent) => {
    if (event.deltaY > 0 && actions.view().scale === 1) return;
    event.preventDefault();
    const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * linePx : event.deltaY;
    actions.show(zoomedAt(actions.view(), wheelFactor ** -delta, placeOf(event), actions.box()));
  };

  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerleave', () => actions.hover(null), { signal });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    element.addEventListener(end, release, { signal });
  }
  element.addEventListener('wheel', turn, { passive: false, signal });
  return () => stop.abort();
}

function capture(element: HTMLElement, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // The hand is gone already: its end comes by itself.
  }
}
