import type { Camera } from '../../camera-records/record/camera';
import type { GridLayout } from './grid-layout';
import { inKeptOrder } from './reorder';

/** The cameras of a layout, in its order. @param listed in the order of the walk through the barn */
export function shownCameras(
  listed: readonly Camera[],
  { chosen, order }: Pick<GridLayout, 'chosen' | 'order'>,
): readonly Camera[] {
  const ids = chosen === null ? null : new Set(chosen);
  const shown = ids === null ? listed : listed.filter(({ cameraId }) => ids.has(cameraId));
  return inKeptOrder(shown, order, ({ cameraId }) => cameraId);
}

/** One page of them, from 1; the last one where there are fewer. */
export function camerasOfPage<Item>(cameras: readonly Item[], page: number, perPage: number): readonly Item[] {
  const pages = Math.max(1, Math.ceil(cameras.length / perPage));
  const start = (Math.min(Math.max(1, page), pages) - 1) * perPage;
  return cameras.slice(start, start + perPage);
}
