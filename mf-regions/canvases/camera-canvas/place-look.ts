import type { CSSProperties } from 'react';
import { type Place, placeBox, wholePicture } from '../../canvas-records/geometry/place';
import { type Box, mapQuad } from '../../canvas-records/geometry/point';
import { cssProjection } from '../../canvas-records/geometry/projection';

export interface PlaceLook {
  readonly place: CSSProperties;
  /** Between the corners, where the picture is straightened. */
  readonly shown: CSSProperties;
  /** Of the whole picture, of which the place shows a part. */
  readonly whole: CSSProperties;
}

/**
 * A place in shares of the sheet: a sheet of another size lays it out anew, and nothing is drawn by React.
 *
 * @param sheetWidth CSS px; a picture between corners depends on it
 */
export function placeLook(place: Place, ratio: number, heightRatio: number, sheetWidth: number): PlaceLook {
  const box = placeBox(place, ratio);
  const { corners, rotation, crop } = place;
  const part = crop ?? wholePicture;
  const [width, height] = [box.width * sheetWidth, box.height * sheetWidth];
  return {
    place: {
      ...boxLook(box, heightRatio),
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
    whole: {
      left: percent(-part.x / part.width),
      top: percent(-part.y / part.height),
      width: percent(1 / part.width),
      height: percent(1 / part.height),
    },
  };
}

/** A box in shares of the sheet. */
export function boxLook(box: Box, heightRatio: number): CSSProperties {
  return {
    left: percent(box.x),
    top: percent(box.y / heightRatio),
    width: percent(box.width),
    height: percent(box.height / heightRatio),
  };
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`;
}
