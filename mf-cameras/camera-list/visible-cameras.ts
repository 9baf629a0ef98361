import { foldForSearch, isFoundIn, type Language, nameComparator } from '@barnwatch/shared/i18n';
import { type Camera, isDecommissioned } from '../api/camera';

export interface CameraFilter {
  /** Part of a name or id. */
  readonly search: string;
  /** The setting of spec 5: list cameras without tags too. */
  readonly showUntagged: boolean;
}

export interface CameraSelection {
  /** In the order of the list: by sort prefix, then by name. */
  readonly shown: readonly Camera[];
  /** Cameras that only the missing tag hides. */
  readonly untagged: number;
  /** Cameras in operation, whether shown or not. */
  readonly total: number;
}

/** Spec 5: decommissioned cameras are not listed, untagged ones only on request; names and ids are searched. */
export function selectCameras(
  cameras: readonly Camera[],
  { search, showUntagged }: CameraFilter,
  language: Language,
): CameraSelection {
  const inOperation = cameras.filter((camera) => !isDecommissioned(camera));
  const untagged = inOperation.filter((camera) => camera.tags.length === 0).length;
  const sought = foldForSearch(search);
  const shown = inOperation
    .filter((camera) => showUntagged || camera.tags.length > 0)
    .filter((camera) => isFoundIn(sought, [camera.name, camera.cameraId]))
    .sort(byPlace(language));
  return { shown, untagged, total: inOperation.length };
}

/** The order of the walk through the barn; cameras of equal name keep a fixed order by their id. */
function byPlace(language: Language): (one: Camera, other: Camera) => number {
  const compare = nameComparator(language);
  return (one, other) =>
    compare(one.sortPrefix, other.sortPrefix) ||
    compare(one.name, other.name) ||
    (one.cameraId < other.cameraId ? -1 : Number(one.cameraId > other.cameraId));
}
