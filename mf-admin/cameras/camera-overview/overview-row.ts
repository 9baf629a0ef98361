import { type Edits, heldValue } from '@barnwatch/shared/answers';
import { foldForSearch, isFoundIn } from '@barnwatch/shared/i18n';
import type { Camera } from '@barnwatch/shared/wire/calls';

/** A camera with its management as it is shown. */
export interface OverviewRow {
  readonly camera: Camera;
  readonly managed: boolean;
  /** The last change of its management was not saved. */
  readonly isRefused: boolean;
}

/**
 * The cameras whose name, id or a tag contains the text, without case.
 * @param receivedAt when the cameras were received, ms since 1970 UTC
 */
export function overviewRows(
  cameras: readonly Camera[],
  edits: Edits<boolean>,
  receivedAt: number,
  search: string,
): readonly OverviewRow[] {
  const sought = foldForSearch(search);
  return cameras
    .filter(({ name, cameraId, tags }) => isFoundIn(sought, [name, cameraId, ...tags]))
    .map((camera) => {
      const edit = edits.get(camera.cameraId);
      return { camera, managed: heldValue(camera.managed, edit, receivedAt), isRefused: edit?.kind === 'refused' };
    });
}
