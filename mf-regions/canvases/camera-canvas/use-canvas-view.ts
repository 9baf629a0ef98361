import {
  type Area,
  followGestures,
  isZoomed,
  viewAfterKey,
  wholePicture,
  type ZoomView,
  zoomedIn,
  zoomedOut,
} from '@barnwatch/shared/ui/zoom';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nothing has moved for so long: what is seen is drawn sharp, and asked for as large as it is now. */
const settledAfterMs = 160;

/** Where keys have a meaning of their own. */
const ownKeys = 'input, select, textarea, [contenteditable], [role="tablist"], [role="slider"], [role="application"]';

export interface CanvasViewOptions {
  readonly stage: RefObject<HTMLElement | null>;
  /** What is moved within the stage. */
  readonly world: RefObject<HTMLElement | null>;
  readonly room: Area | null;
  readonly most: number;
  /** As the address has it. */
  readonly addressed: ZoomView;
  readonly onSettled: (view: ZoomView) => void;
}

export interface CanvasView {
  /** What the page is laid out for: the view that was settled last. */
  readonly settled: ZoomView;
  readonly change: (change: (view: ZoomView) => ZoomView) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly whole: () => void;
}

/**
 * Zoom and pan of a canvas. While it moves, one transform of the whole is all that changes: the page is laid out anew,
 * and React is told, only once it has come to rest.
 */
export function useCanvasView({ stage, world, room, most, addressed, onSettled }: CanvasViewOptions): CanvasView {
  const [settled, setSettled] = useState(addressed);
  const view = useRef(settled);
  const laidOut = useRef(settled);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Views that were told, and that the address has yet to say. */
  const told = useRef<readonly ZoomView[]>([]);
  const tell = useRef(onSettled);
  useEffect(() => {
    tell.current = onSettled;
  }, [onSettled]);

  const draw = useCallback(() => {
    const element = world.current;
    if (!element || !room) return;
    const { scale, x, y } = view.current;
    element.style.transform = `translate(${x * room.width}px, ${y * room.height}px) scale(${scale / laidOut.current.scale})`;
  }, [world, room]);

  useLayoutEffect(() => {
    laidOut.current = settled;
    draw();
  }, [settled, draw]);

  /** Fingers and buttons that hold the canvas: it is not at rest before they let go. */
  const held = useRef(new Set<number>());
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    if (held.current.size > 0) {
      timer.current = setTimeout(settle, settledAfterMs);
      return;
    }
    world.current?.removeAttribute('data-moving');
    setSettled(view.current);
    told.current = [...told.current, view.current];
    tell.current(view.current);
  }, [world]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (next: (view: ZoomView) => ZoomView) => {
      const before = view.current;
      view.current = next(before);
      if (isSame(before, view.current)) return;
      if (!world.current?.hasAttribute('data-moving')) world.current?.setAttribute('data-moving', '');
      draw();
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, settledAfterMs);
    },
    [world, draw, settle],
  );

  // Another address of the same canvas: by the way back, or by a link.
  const { scale, x, y } = addressed;
  useEffect(() => {
    const said = { scale, x, y };
    // The address follows some time later: by then one may have gone on, and it is none to go back to.
    const place = told.current.findIndex((one) => isNear(one, said));
    if (place >= 0) told.current = told.current.slice(place + 1);
    if (place >= 0 || isNear(said, view.current)) return;
    told.current = [];
    view.current = said;
    clearTimeout(timer.current);
    setSettled(view.current);
  }, [scale, x, y]);

  useEffect(() => {
    const element = stage.current;
    return element ? followGestures(element, () => view.current, change, { most, onLinks: true }) : undefined;
  }, [stage, change, most]);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const { current: holding } = held;
    element.addEventListener('pointerdown', ({ pointerId }) => holding.add(pointerId), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(end, ({ pointerId }) => holding.delete(pointerId), { signal });
    return () => {
      stop.abort();
      holding.clear();
    };
  }, [stage]);

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(event.target instanceof Element) || event.target.closest(ownKeys)) return;
      const dialog = event.target.closest('dialog');
      if (dialog && !dialog.contains(stage.current)) return;
      const next = viewAfterKey(view.current, event, 'plain', most);
      if (!next) return;
      event.preventDefault();
      change(() => next);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [stage, change, most]);

  return {
    settled,
    change,
    zoomIn: () => change((known) => zoomedIn(known, most)),
    zoomOut: () => change((known) => (isZoomed(known) ? zoomedOut(known, most) : known)),
    whole: () => change(() => wholePicture),
  };
}

function isSame(one: ZoomView, other: ZoomView): boolean {
  return one.scale === other.scale && one.x === other.x && one.y === other.y;
}

/** An address has fewer digits than a view. */
function isNear(one: ZoomView, other: ZoomView): boolean {
  const least = 2e-4;
  const parts = [one.scale - other.scale, one.x - other.x, one.y - other.y];
  return parts.every((part) => Math.abs(part) < least);
}
