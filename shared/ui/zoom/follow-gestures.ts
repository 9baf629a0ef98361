import { swallowClick } from './swallow-click';
import { type BoxPoint, isZoomed, mostZoom, panned, pinched, wholePicture, type ZoomView, zoomedAt } from './zoom-view';

/** Turns a view into another one. */
export type ChangeView = (change: (view: ZoomView) => ZoomView) => void;

/** A notch of a wheel is about 100. */
const wheelFactor = 1.0018;
/** Firefox tells wheels in lines. */
const linePx = 18;

/** Two taps are one gesture when the second comes this soon and this near. */
const doubleTapMs = 350;
const doubleTapPx = 32;
/** As near as one goes to look at one animal. */
const doubleTapFactor = 2.5;

/** Pixels that a finger goes on a link before a press becomes a movement. */
const movedPx = 6;

export interface GestureOptions {
  /** The largest scale. */
  readonly most?: number;
  /** The picture is full of links: a tap follows one, a movement that begins on one moves the picture. */
  readonly onLinks?: boolean;
}

interface Tap {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/**
 * Wheel, drag, pinch and double tap on an element. A wheel that turns away from a whole picture scrolls the page, as does one
 * finger; a second finger or a picture that is zoomed takes the gesture.
 *
 * @returns what ends it
 */
export function followGestures(
  element: HTMLElement,
  view: () => ZoomView,
  change: ChangeView,
  { most = mostZoom, onLinks = false }: GestureOptions = {},
): () => void {
  const ownPresses = onLinks ? 'button, input' : 'button, a, input';
  let moved = false;
  const pointers = new Map<number, BoxPoint>();
  const stop = new AbortController();
  const { signal } = stop;

  const placeOf = ({ clientX, clientY }: MouseEvent): BoxPoint => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: (clientX - left) / Math.max(1, width), y: (clientY - top) / Math.max(1, height) };
  };

  const turn = (event: WheelEvent) => {
    if (event.deltaY > 0 && !isZoomed(view())) return;
    event.preventDefault();
    const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * linePx : event.deltaY;
    change((from) => zoomedAt(from, wheelFactor ** -delta, placeOf(event), most));
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest(ownPresses))) return;
    pointers.set(event.pointerId, placeOf(event));
    if (pointers.size === 1) moved = false;
    // Captured at once, a press would be one of the element and never one of a link.
    if (!onLinks && (isZoomed(view()) || pointers.size === 2)) element.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent) => {
    const from = pointers.get(event.pointerId);
    if (!from) return;
    // Its button was let go elsewhere.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      pointers.delete(event.pointerId);
      return;
    }
    const to = placeOf(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (onLinks && !moved) {
      if (!(other || isZoomed(view())) || !isFar(element, from, to)) return;
      moved = true;
      for (const id of pointers.keys()) element.setPointerCapture(id);
    }
    pointers.set(event.pointerId, to);
    if (other) change((known) => pinched(known, [from, other], [to, other], most));
    else if (isZoomed(view())) change((known) => panned(known, { x: to.x - from.x, y: to.y - from.y }));
  };

  const release = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    if (moved && pointers.size === 0) swallowClick(element);
  };
  // A link would be dragged away as an address.
  if (onLinks) element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });

  let pressed: Tap | null = null;
  let tapped: Tap | null = null;
  const tapOf = ({ clientX, clientY, timeStamp }: PointerEvent): Tap => ({ x: clientX, y: clientY, at: timeStamp });
  const isNear = (one: Tap, other: Tap) =>
    Math.hypot(one.x - other.x, one.y - other.y) < doubleTapPx && other.at - one.at < doubleTapMs;

  const beginTap = (event: PointerEvent) => {
    pressed = pointers.size === 1 ? tapOf(event) : null;
  };
  const endTap = (event: PointerEvent) => {
    const tap = tapOf(event);
    const isTap = pressed !== null && isNear(pressed, tap);
    const isSecond = isTap && tapped !== null && isNear(tapped, tap);
    tapped = isTap && !isSecond ? tap : null;
    if (isSecond)
      change((from) => (isZoomed(from) ? wholePicture : zoomedAt(from, doubleTapFactor, placeOf(event), most)));
  };

  element.addEventListener('wheel', turn, { passive: false, signal });
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointerdown', beginTap, { signal });
  element.addEventListener('pointerup', endTap, { signal });
  element.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    element.addEventListener(end, release, { signal });
  }
  return () => stop.abort();
}

function isFar(element: HTMLElement, from: BoxPoint, to: BoxPoint): boolean {
  const { width, height } = element.getBoundingClientRect();
  return Math.hypot((to.x - from.x) * width, (to.y - from.y) * height) >= movedPx;
}
