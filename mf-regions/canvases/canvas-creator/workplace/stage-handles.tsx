import type { PointerEvent } from 'react';
import { middleOf, placeBox, placeQuad } from '../../../canvas-records/geometry/place';
import { type Point, turned } from '../../../canvas-records/geometry/point';
import type { Placed } from '../arranging/arrangement';
import { type Corner, cornerList } from '../arranging/shaping';
import styles from './stage.module.css';
import type { StageMode } from './stage-pointer';

export interface StageHandlesProps {
  readonly place: Placed;
  readonly ratio: number;
  readonly sheetWidth: number;
  readonly mode: StageMode;
  readonly holdCorner: (key: string, corner: Corner) => (event: PointerEvent) => void;
  readonly holdTurn: (key: string) => (event: PointerEvent) => void;
}

/** So far beyond the corner, CSS px: the middle of a small picture stays free to be dragged. */
const beyondPx = 10;
/** Of the handle that turns, above the picture. */
const turnAbovePx = 34;

/** Handles of the picture that is chosen alone: of its corners, and one that turns it. */
export function StageHandles({ place, ratio, sheetWidth, mode, holdCorner, holdTurn }: StageHandlesProps) {
  const shaped = mode === 'straighten' ? place : { ...place, corners: null };
  const quad = placeQuad(shaped, ratio);
  const box = placeBox(place, ratio);
  const middle = middleOf(box);
  const above = turned({ x: middle.x, y: box.y - turnAbovePx / sheetWidth }, middle, place.rotation);
  // Above the canvas nobody could take hold of it.
  const isOutside = above.y * sheetWidth < 8;
  const below = turned({ x: middle.x, y: box.y + turnAbovePx / sheetWidth }, middle, place.rotation);
  const turn = isOutside ? below : above;
  return (
    <>
      {cornerList.map((corner) => {
        const at = pushed(quad[corner], middle, mode === 'place' ? beyondPx / sheetWidth : 0);
        return (
          <span
            key={corner}
            className={styles.handle}
            data-mode={mode}
            data-corner={corner}
            style={{ left: at.x * sheetWidth, top: at.y * sheetWidth }}
            onPointerDown={holdCorner(place.key, corner)}
          />
        );
      })}
      {mode === 'place' && (
        <span
          className={`${styles.handle} ${styles.turn}`}
          data-turn=""
          style={{ left: turn.x * sheetWidth, top: turn.y * sheetWidth }}
          onPointerDown={holdTurn(place.key)}
        />
      )}
    </>
  );
}

function pushed(corner: Point, from: Point, by: number): Point {
  const length = Math.hypot(corner.x - from.x, corner.y - from.y) || 1;
  return {
    x: corner.x + ((corner.x - from.x) / length) * by,
    y: corner.y + ((corner.y - from.y) / length) * by,
  };
}
