import type { Point } from '@barnwatch/shared/wire';
import { type Dispatch, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { distancePx, type Polygon } from '../../geometry/polygon/polygon';
import { fewestPoints } from '../../geometry/polygon/polygon-fault';
import { simplifiedStroke } from '../../geometry/polygon/simplify-stroke';
import { type BoxPx, toPicture, type Viewport } from '../../geometry/viewport/viewport';
import type { EditAction } from '../drawing/edit-actions';
import { type EditState, nothingSelected, selectedRegion } from '../drawing/edit-state';
import { followHand, type HandPlace } from './follow-hand';
import { type Grabbed, grabbedAt } from './grab';
import { grabPreview, linePreview, type Preview } from './preview';
import type { Tool } from './tool';

export interface HandOptions {
  readonly state: EditState;
  readonly dispatch: Dispatch<EditAction>;
  readonly tool: Tool;
  readonly isSnapping: boolean;
  readonly view: Viewport;
  readonly onView: (view: Viewport) => void;
  readonly box: BoxPx;
  readonly isEditable: boolean;
  /** The kind of place that a new region is of. */
  readonly regionSpecification: string;
}

/** What is seen of the hand while it is on the picture. */
export interface Hand {
  readonly preview: Preview | null;
  /** A line that is being drawn by hand. */
  readonly stroke: Polygon;
  /** A finger hides what lies under it: what it points at is shown beside it. */
  readonly touch: HandPlace | null;
}

const nothing: Hand = { preview: null, stroke: [], touch: null };

/** How near is near enough, CSS px. */
const reach = { mouse: 10, touch: 24 } as const;
const snapReach = 8;
/** A hand that has moved less has pressed. */
const leastDrag = 4;

/** Draws with a finger or the mouse: what is about to be is shown at once, and done when the hand lets go. */
export function useHand(element: RefObject<HTMLElement | null>, options: HandOptions): Hand {
  const [hand, setHand] = useState(nothing);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  }, [options]);
  const actions = useMemo(() => handActions(() => latest.current, setHand), []);
  useEffect(() => {
    if (!element.current) return;
    return followHand(element.current, actions);
  }, [element, actions]);
  return hand;
}

function handActions(now: () => HandOptions, show: (hand: Hand) => void) {
  let grabbed: Grabbed = { kind: 'nothing' };
  let began: (HandPlace & { readonly at: Point }) | null = null;
  let isDragged = false;
  let shown = nothing;
  let stroke: Point[] = [];

  const set = (hand: Hand): void => {
    if (hand === shown) return;
    shown = hand;
    show(hand);
  };
  const pointAt = (place: BoxPx): Point => toPicture(place, now().view, now().box);
  const pxOfBox = (): number => now().state.size.width / Math.max(1, now().box.x * now().view.scale);
  const previewFrom = () => ({ state: now().state, snapPx: now().isSnapping ? snapReach * pxOfBox() : 0 });
  const reachPx = ({ isTouch }: HandPlace): number => reach[isTouch ? 'touch' : 'mouse'] * pxOfBox();
  const touchOf = (place: HandPlace): HandPlace | null => (place.isTouch ? place : null);

  const isClosing = (place: HandPlace): boolean => {
    const { line } = now().state.drawing;
    const [first] = line;
    if (!first || line.length < fewestPoints) return false;
    return distancePx(first, pointAt(place), now().state.size) <= reachPx(place);
  };
  const showLine = (place: HandPlace): void => {
    const preview = isClosing(place) ? null : linePreview(pointAt(place), previewFrom());
    set({ preview, stroke: [], touch: touchOf(place) });
  };
  /** Somebody else may have changed it meanwhile, or a key of one's own: then there is nothing more to let go of. */
  const isHeld = (): boolean => grabbed.kind !== 'nothing' && selectedRegion(now().state) === grabbed.region;
  const selectGrabbed = (): void => {
    const { dispatch } = now();
    if (grabbed.kind === 'nothing') dispatch({ kind: 'selected', selected: nothingSelected });
    else if (grabbed.kind === 'point') {
      dispatch({ kind: 'selected', selected: { kind: 'point', key: grabbed.region.key, index: grabbed.index } });
    } else dispatch({ kind: 'selected', selected: { kind: 'region', key: grabbed.region.key } });
  };

  return {
    box: () => now().box,
    view: () => now().view,
    show: (view: Viewport) => now().onView(view),
    begin(place: HandPlace) {
      // In the picture: it may be zoomed, or the device turned, before the hand lets go.
      began = { ...place, at: pointAt(place) };
      isDragged = false;
      const { state, tool, isEditable } = now();
      if (tool === 'draw' && isEditable) return showLine(place);
      if (tool === 'freehand' && isEditable) {
        stroke = [pointAt(place)];
        return set({ preview: null, stroke, touch: touchOf(place) });
      }
      const { regions } = state.drawing;
      const selected = selectedRegion(state);
      grabbed = grabbedAt(pointAt(place), {
        regions,
        selected,
        size: state.size,
        reachPx: reachPx(place),
        pxOfBox: pxOfBox(),
      });
    },
    move(place: HandPlace) {
      const { state, tool, isEditable } = now();
      if (!began) return false;
      if (!isDragged && Math.hypot(place.x - began.x, place.y - began.y) < leastDrag) return true;
      isDragged = true;
      if (!isEditable) return false;
      if (tool === 'draw') {
        showLine(place);
        return true;
      }
      if (tool === 'freehand') {
        stroke = [...stroke, pointAt(place)];
        set({ preview: null, stroke, touch: touchOf(place) });
        return true;
      }
      if (grabbed.kind === 'nothing' || grabbed.region.key !== selectedRegion(state)?.key) return false;
      const preview = isHeld() ? grabPreview(grabbed, began.at, pointAt(place), previewFrom()) : null;
      set({ preview, stroke: [], touch: touchOf(place) });
      return true;
    },
    end(place: HandPlace) {
      const { state, tool, isEditable, dispatch, regionSpecification } = now();
      const { preview } = shown;
      set(nothing);
      began = null;
      if (tool === 'draw' && isEditable) {
        if (isClosing(place)) dispatch({ kind: 'closed', regionSpecification });
        else dispatch(linePreview(pointAt(place), previewFrom()).action);
      } else if (tool === 'freehand' && isEditable) {
        const points = simplifiedStroke(stroke, state.size);
        stroke = [];
        if (isDragged) dispatch({ kind: 'stroked', points, regionSpecification });
      } else if (!isDragged) selectGrabbed();
      else if (preview && isHeld()) dispatch(preview.action);
      grabbed = { kind: 'nothing' };
    },
    cancel() {
      began = null;
      stroke = [];
      grabbed = { kind: 'nothing' };
      set(nothing);
    },
    hover(place: HandPlace | null) {
      const { tool, isEditable, state } = now();
      const isDrawing = tool === 'draw' && isEditable && state.drawing.line.length > 0;
      if (!place || place.isTouch || !isDrawing) return set(nothing);
      showLine(place);
      // A mouse that rests where it has just put a point does nothing wrong.
      if (shown.preview?.fault?.kind === 'too-close') set(nothing);
    },
  };
}
