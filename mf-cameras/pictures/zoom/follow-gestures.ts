import { type BoxPoint, isZoomed, panned, pinched, type ZoomView, zoomedAt } from './zoom-view';

/** Turns a view into another one. */
export type ChangeView = (change: (view: ZoomView) => ZoomView) => void;

/** A notch of a wheel is about 100. */
const wheelFactor = 1.0018;
/** Firefox tells wheels in lines. */
const linePx = 18;

/**
 * Wheel, drag and pinch on an element. A wheel that turns away from a whole picture scrolls the page, as does one
 * finger; a second finger or a picture that is zoomed takes the gesture.
 *
 * @returns what ends it
 */
export function followGestures(element: HTMLElement, view: () => ZoomView, change: ChangeView): () => void {
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
    change((from) => zoomedAt(from, wheelFactor ** -delta, placeOf(event)));
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, a, input'))) return;
    pointers.set(event.pointerId, placeOf(event));
    if (isZoomed(view()) || pointers.size === 2) element.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent) => {
    const from = pointers.get(event.pointerId);
    if (!from) return;
    const to = placeOf(event);
    pointers.set(event.pointerId, to);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) change((known) => pinched(known, [from, other], [to, other]));
    else if (isZoomed(view())) change((known) => panned(known, { x: to.x - from.x, y: to.y - from.y }));
  };

  const release = (event: PointerEvent) => void pointers.delete(event.pointerId);

  element.addEventListener('wheel', turn, { passive: false, signal });
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    element.addEventListener(end, release, { signal });
  }
  return () => stop.abort();
}
