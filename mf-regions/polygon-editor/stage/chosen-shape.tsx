import { memo } from 'react';
import { edgesOf, middleOf, type PictureSize, type Polygon } from '../../geometry/polygon/polygon';
import { type BoxPx, toBox, type Viewport } from '../../geometry/viewport/viewport';
import { handlesOf } from './grab';
import { dots } from './shapes';
import styles from './stage.module.css';

export interface ChosenShapeProps {
  readonly points: Polygon;
  /** The point that is chosen; null where the region is. */
  readonly index: number | null;
  /** A hand moves all of it, or one corner: it has hold of no handle, then. */
  readonly isHeld: boolean;
  /** Where a hand has hold of one corner: the corners as they were, of which the others stay where they are. */
  readonly before: Polygon | null;
  readonly size: PictureSize;
  readonly view: Viewport;
  readonly box: BoxPx;
}

/** With more points than these an edge is short enough to be found without a mark. */
const mostWithMiddles = 40;

/** What can be taken hold of: corners, the middles of edges for new ones, and the handles to turn and to scale. */
export const ChosenShape = memo(function ChosenShape(props: ChosenShapeProps) {
  const { points, index, isHeld, before, size, view, box } = props;
  const pxOfBox = size.width / Math.max(1, box.x * view.scale);
  const { turn, scale } = handlesOf(points, size, pxOfBox);
  const corner = index === null ? undefined : points[index];
  const at = corner && toBox(corner, view, box);
  const [turnAt, scaleAt] = [toBox(turn, view, box), toBox(scale, view, box)];
  const middles = points.length > mostWithMiddles ? '' : dots(edgesOf(points).map(middleOf), view, box);
  return (
    <g>
      <path d={middles} className={styles.middles} />
      <Corners points={before ?? points} without={before && index} view={view} box={box} />
      {!isHeld && (
        <>
          <circle cx={turnAt.x} cy={turnAt.y} r={8} className={styles.handle} data-handle="turn" />
          <path d={`M${turnAt.x - 4} ${turnAt.y}a4 4 0 1 1 4 4`} className={styles.handleMark} />
          <rect
            x={scaleAt.x - 7}
            y={scaleAt.y - 7}
            width={14}
            height={14}
            rx={2}
            className={styles.handle}
            data-handle="scale"
          />
          <path d={`M${scaleAt.x - 3} ${scaleAt.y - 3}l6 6m0 -4v4h-4`} className={styles.handleMark} />
        </>
      )}
      {at && <circle cx={at.x} cy={at.y} r={9} className={styles.chosenPoint} />}
    </g>
  );
});

interface CornersProps {
  readonly points: Polygon;
  /** The one that is drawn elsewhere. */
  readonly without: number | null;
  readonly view: Viewport;
  readonly box: BoxPx;
}

/** All corners; drawn once while one of them is dragged: two hundred round ends take longer than a frame on a phone. */
const Corners = memo(function Corners({ points, without, view, box }: CornersProps) {
  const corners = dots(without === null ? points : points.filter((_, index) => index !== without), view, box);
  return (
    <>
      <path d={corners} className={styles.dotsUnder} />
      <path d={corners} className={styles.dots} />
    </>
  );
});
