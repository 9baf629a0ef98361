import type { Point } from '@barnwatch/shared/wire';
import type { PictureSize, Polygon } from '../../geometry/polygon/polygon';
import type { DrawnRegion } from './drawing';
import type { Selected } from './edit-state';

/** What a hand, a key or a field does to a drawing. */
export type EditAction =
  /** The next point of the region that is begun; begins one where none is. */
  | { readonly kind: 'placed'; readonly at: Point }
  | { readonly kind: 'closed'; readonly regionSpecification: string }
  | { readonly kind: 'dropped' }
  /** A line drawn by hand around a place. */
  | { readonly kind: 'stroked'; readonly points: Polygon; readonly regionSpecification: string }
  | { readonly kind: 'point-moved'; readonly key: string; readonly index: number; readonly to: Point }
  /** After the corner `index`. */
  | { readonly kind: 'point-inserted'; readonly key: string; readonly index: number; readonly at: Point }
  | { readonly kind: 'point-removed'; readonly key: string; readonly index: number }
  /** Moved, turned or scaled as a whole. */
  | { readonly kind: 'reshaped'; readonly key: string; readonly points: Polygon }
  | { readonly kind: 'copied'; readonly key: string }
  | { readonly kind: 'removed'; readonly key: string }
  | { readonly kind: 'specified'; readonly key: string; readonly regionSpecification: string }
  | { readonly kind: 'coloured'; readonly key: string; readonly color: string | undefined }
  | { readonly kind: 'emptied' }
  | { readonly kind: 'selected'; readonly selected: Selected }
  | { readonly kind: 'undone' }
  | { readonly kind: 'redone' }
  /** What the barn has now, and what becomes of the drawing by that. */
  | {
      readonly kind: 'rebased';
      readonly base: readonly DrawnRegion[];
      readonly regions: readonly DrawnRegion[];
      readonly keys: number;
    }
  /** The barn has taken these. */
  | { readonly kind: 'saved'; readonly regions: readonly DrawnRegion[] }
  | { readonly kind: 'size-known'; readonly size: PictureSize };
