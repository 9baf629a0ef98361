import type { CSSProperties } from 'react';
import { type Place, placeBox } from '../geometry/place';
import { mapQuad } from '../geometry/point';
import { cssProjection } from '../geometry/projection';

export interface PlaceStyle {
  /** Of the element that is the place, turned. */
  readonly place: CSSProperties;
  /** Of the element within it that holds the picture. */
  readonly shown: CSSProperties;
  /** CSS px */
  readonly height: number;
}

/** @param sheetWidth of the canvas as it is drawn, CSS px */
export function placeStyle(place: Place, ratio: number, sheetWidth: number): PlaceStyle {
  const box = placeBox(place, ratio);
  const [width, height] = [box.width * sheetWidth, box.height * sheetWidth];
  const { corners, rotation } = place;
  return {
    height,
    place: {
      left: box.x * sheetWidth,
      top: box.y * sheetWidth,
      width,
      height,
      ...(rotation !== 0 && { transform: `rotate(${rotation}deg)` }),
    },
    shown: corners
      ? {
          transform: cssProjection(
            width,
            height,
            mapQuad(corners, ({ x, y }) => ({ x: x * width, y: y * height })),
          ),
        }
      : {},
  };
}
