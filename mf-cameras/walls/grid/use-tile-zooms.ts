import {
  type BoxPoint,
  isZoomed,
  panned,
  pinched,
  swallowClick,
  viewAfterKey,
  wholePicture,
  type ZoomView,
  zoomedAt,
} from '@barnwatch/shared/ui/zoom';
import { type RefObject, useEffect, useRef } from 'react';

export interface TileZoomOptions {
  readonly zooms: Readonly<Record<string, ZoomView>>;
  readonly onZoom: (cameraId: string, zoom: ZoomView) => void;
  /** Nothing scrolls here: the wheel alone enlarges. On a page it does so with Ctrl, or on an enlarged picture. */
  readonly plainWheel: boolean;
}

/** Pixels that a pointer goes before a press becomes a movement. */
const moved = 6;
const wheelStep = 1.0015;
const linePx = 16;

interface Finger {
  readonly x: number;
  readonly y: number;
}

interface Gesture {
  readonly tile: HTMLElement;
  readonly cameraId: string;
  readonly fingers: Map<number, Finger>;
  moved: boolean;
  /** What the gesture has made of the picture: two fingers move before the first of it is drawn. */
  zoom: ZoomView;
}

/**
 * Wheel, pinch, dragging and keys enlarge and move the pictures of a list of tiles. One set of listeners for the list:
 * there may be a hundred tiles. Tiles carry `data-camera-id`.
 */
export function useTileZooms(list: RefObject<HTMLElement | null>, options: TileZoomOptions): void {
  const latest = useRef(options);
  /** By the wheel, which turns more than once before that is drawn. */
  const turned = useRef<{ readonly cameraId: string; readonly zoom: ZoomView } | null>(null);
  useEffect(() => {
    latest.current = options;
    turned.current = null;
  }, [options]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let gesture: Gesture | null = null;
    const zoomOf = (cameraId: string) => latest.current.zooms[cameraId] ?? wholePicture;
    const change = (cameraId: string, zoom: ZoomView) => latest.current.onZoom(cameraId, zoom);

    const wheel = (event: WheelEvent) => {
      const tile = tileOf(event.target);
      if (!tile) return;
      const zoom = turned.current?.cameraId === tile.cameraId ? turned.current.zoom : zoomOf(tile.cameraId);
      if (!(event.ctrlKey || event.metaKey || latest.current.plainWheel || isZoomed(zoom))) return;
      event.preventDefault();
      const delta = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * linePx : event.deltaY;
      const place = pointOn(tile.element, { x: event.clientX, y: event.clientY });
      turned.current = { cameraId: tile.cameraId, zoom: zoomedAt(zoom, wheelStep ** -delta, place) };
      change(tile.cameraId, turned.current.zoom);
    };

    const down = (event: PointerEvent) => {
      const tile = tileOf(event.target);
      if (!tile || event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
      if (gesture?.tile !== tile.element) {
        const { element: touched, cameraId } = tile;
        gesture = { tile: touched, cameraId, fingers: new Map(), moved: false, zoom: zoomOf(cameraId) };
      }
      gesture.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };

    const move = (event: PointerEvent) => {
      const before = gesture?.fingers.get(event.pointerId);
      if (!gesture || !before) return;
      const now = { x: event.clientX, y: event.clientY };
      const { zoom } = gesture;
      const others = [...gesture.fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
      const [other] = others;
      if (!other && !isZoomed(zoom)) return;
      if (!gesture.moved && distance(before, now) < moved) return;
      if (!gesture.moved) for (const id of gesture.fingers.keys()) element.setPointerCapture(id);
      gesture.moved = true;
      gesture.fingers.set(event.pointerId, now);
      const { tile, cameraId } = gesture;
      const [from, to] = [pointOn(tile, before), pointOn(tile, now)];
      if (other) {
        const still = pointOn(tile, other);
        gesture.zoom = pinched(zoom, [from, still], [to, still]);
      } else gesture.zoom = panned(zoom, { x: to.x - from.x, y: to.y - from.y });
      change(cameraId, gesture.zoom);
    };

    const up = (event: PointerEvent) => {
      gesture?.fingers.delete(event.pointerId);
      if (gesture?.fingers.size !== 0) return;
      if (gesture.moved) swallowClick(element);
      gesture = null;
    };

    const key = (event: KeyboardEvent) => {
      const tile = tileOf(event.target);
      if (!tile || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const zoom = viewAfterKey(zoomOf(tile.cameraId), event, 'with-shift');
      if (!zoom) return;
      event.preventDefault();
      change(tile.cameraId, zoom);
    };

    // A link would be dragged away as an address.
    const dragStart = (event: DragEvent) => event.preventDefault();

    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('keydown', key);
    element.addEventListener('dragstart', dragStart);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('keydown', key);
      element.removeEventListener('dragstart', dragStart);
    };
  }, [list]);
}

function tileOf(target: EventTarget | null): { readonly element: HTMLElement; readonly cameraId: string } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-camera-id]') : null;
  const cameraId = element?.dataset.cameraId;
  return element && cameraId !== undefined ? { element, cameraId } : null;
}

function pointOn(tile: HTMLElement, { x, y }: Finger): BoxPoint {
  const box = tile.getBoundingClientRect();
  return { x: (x - box.left) / Math.max(1, box.width), y: (y - box.top) / Math.max(1, box.height) };
}

function distance(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
