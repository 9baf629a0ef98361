import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Point } from '../../../canvas-records/geometry/point';
import type { Arrangement } from '../arranging/arrangement';
import type { Corner } from '../arranging/shaping';
import type { Guide } from '../arranging/snapping';
import { dragged, type Hold, keyAt, type StageMode } from './stage-pointer';
import type { Creator } from './use-creator';

export interface StagePointerOptions {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly creator: Creator;
  readonly mode: StageMode;
  readonly snaps: boolean;
  /** A press adds to what is chosen, or takes out of it. */
  readonly several: boolean;
}

interface Drag {
  readonly pointerId: number;
  readonly hold: Hold;
  readonly from: Point;
  readonly start: Arrangement;
  readonly gesture: string;
  /** The picture that was pressed; null: a handle. */
  readonly pressed: string | null;
  moved: boolean;
}

/** Fingers are less steady than a mouse: so far, CSS px, is a press and no drag. */
const slackPx = 4;
/** Things are drawn to one another within this, CSS px. */
const reachPx = 8;

let gestures = 0;

/** Dragging pictures and their handles, by finger or mouse. All of it can be done by keys and numbers as well. */
export function useStagePointer({ sheet, creator, mode, snaps, several }: StagePointerOptions) {
  const drag = useRef<Drag | null>(null);
  /** A finger is down on a picture that is not chosen: if it scrolls, nothing is chosen. */
  const tapped = useRef<{ readonly key: string; readonly pointerId: number } | null>(null);
  const [guides, setGuides] = useState<readonly Guide[]>([]);

  const pointOf = ({ clientX, clientY }: PointerEvent): Point | null => {
    const box = sheet.current?.getBoundingClientRect();
    return box && box.width > 0 ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.width } : null;
  };
  const begin = (event: PointerEvent, hold: Hold, from: Point, pressed: string | null): void => {
    gestures += 1;
    drag.current = {
      pointerId: event.pointerId,
      hold,
      from,
      start: creator.state.now,
      gesture: `drag ${gestures}`,
      pressed,
      moved: false,
    };
    sheet.current?.setPointerCapture(event.pointerId);
  };
  const end = (): void => {
    drag.current = null;
    tapped.current = null;
    setGuides([]);
    creator.endGesture();
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0 || drag.current) return;
    const from = pointOf(event);
    if (!from) return;
    const { state, ratios, select, toggle } = creator;
    const key = keyAt(state.now, ratios, from);
    const adds = several || event.shiftKey || event.ctrlKey || event.metaKey;
    if (key === null) {
      if (!adds && event.pointerType === 'mouse') select([]);
      return;
    }
    if (!state.selected.has(key) || adds) {
      if (event.pointerType !== 'mouse') {
        tapped.current = { key, pointerId: event.pointerId };
        return;
      }
      if (adds) {
        toggle(key);
        return;
      }
      select([key]);
    }
    const keys = state.selected.has(key) ? state.selected : new Set([key]);
    begin(event, { kind: 'pictures', keys }, from, key);
  };

  const onPointerMove = (event: PointerEvent): void => {
    const now = drag.current;
    const to = pointOf(event);
    if (!now || !to || event.pointerId !== now.pointerId) return;
    const width = sheet.current?.getBoundingClientRect().width ?? 1;
    const far = Math.hypot(to.x - now.from.x, to.y - now.from.y) * width;
    if (!now.moved && far < slackPx) return;
    now.moved = true;
    const free = event.altKey || !snaps;
    const done = dragged(now.hold, { from: now.from, to }, now.start, creator.ratios, free ? 0 : reachPx / width);
    if (!done) return;
    setGuides(done.guides);
    creator.step(done.step, { id: now.gesture, says: 'whole' });
  };

  /** A second finger that goes away leaves the first one what it holds. */
  const isOfAnother = ({ pointerId }: PointerEvent): boolean => (drag.current?.pointerId ?? pointerId) !== pointerId;

  const onPointerUp = (event: PointerEvent): void => {
    if (isOfAnother(event)) return;
    const { current: tap } = tapped;
    if (tap?.pointerId === event.pointerId) {
      if (several) creator.toggle(tap.key);
      else creator.select([tap.key]);
    }
    const { current: held } = drag;
    // Pressed and not dragged: of several that are chosen this one alone.
    if (held?.pressed && !held.moved && !several) creator.select([held.pressed]);
    end();
  };

  const onPointerCancel = (event: PointerEvent): void => {
    if (!isOfAnother(event)) end();
  };

  /** A handle of the picture that is chosen alone. */
  const holdCorner = (key: string, corner: Corner) => (event: PointerEvent) =>
    holdHandle(event, { kind: 'corner', key, corner, mode });
  const holdTurn = (key: string) => (event: PointerEvent) => holdHandle(event, { kind: 'turn', key });
  const holdHandle = (event: PointerEvent, hold: Hold): void => {
    if (event.button !== 0 || drag.current) return;
    event.stopPropagation();
    const from = pointOf(event);
    if (from) begin(event, hold, from, null);
  };

  return {
    guides,
    holdCorner,
    holdTurn,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
