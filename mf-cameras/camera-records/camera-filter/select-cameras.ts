import { foldForSearch, isFoundIn, type Language, nameComparator } from '@barnwatch/shared/i18n';
import { type Camera, isDecommissioned } from '../record/camera';
import type { CameraFilter } from './camera-filter';
import { type CameraState, cameraState } from './camera-state';

/**
 * The cameras of a barn in the order of the walk through it (product 5.14): decommissioned ones are not listed,
 * untagged ones only on request.
 */
export function listedCameras(
  cameras: readonly Camera[],
  showUntagged: boolean,
  language: Language,
): readonly Camera[] {
  return cameras
    .filter((camera) => !isDecommissioned(camera) && (showUntagged || camera.tags.length > 0))
    .sort(byPlace(language));
}

/** Of the listed cameras those that the filter asks for; names and ids are searched. */
export function selectCameras(listed: readonly Camera[], { search, tag, state }: CameraFilter): readonly Camera[] {
  const sought = foldForSearch(search);
  return listed
    .filter((camera) => tag === null || camera.tags.includes(tag))
    .filter((camera) => state === null || cameraState(camera) === state)
    .filter((camera) => isFoundIn(sought, [camera.name, camera.cameraId]));
}

export interface CameraCounts {
  /** Cameras in operation, whether listed or not. */
  readonly total: number;
  /** Those of them that only the missing tag hides. */
  readonly untagged: number;
}

export function cameraCounts(cameras: readonly Camera[]): CameraCounts {
  const inOperation = cameras.filter((camera) => !isDecommissioned(camera));
  return { total: inOperation.length, untagged: inOperation.filter(({ tags }) => tags.length === 0).length };
}

/** A thing to filter by, and how many of the listed cameras have it. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly count: number;
}

/** The tags of the listed cameras, in the order of a reader. */
export function tagChoices(listed: readonly Camera[], language: Language): readonly Choice<string>[] {
  const counts = new Map<string, number>();
  for (const { tags } of listed) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const compare = nameComparator(language);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => compare(one.value, other.value) || (one.value < other.value ? -1 : 1));
}

/** How many of the listed cameras are in each state. */
export function stateCounts(listed: readonly Camera[]): Readonly<Record<CameraState, number>> {
  const counts = { working: 0, offline: 0, privacy: 0 };
  for (const camera of listed) counts[cameraState(camera)] += 1;
  return counts;
}

/** Cameras of equal name keep a fixed order by their id. */
function byPlace(language: Language): (one: Camera, other: Camera) => number {
  const compare = nameComparator(language);
  return (one, other) =>
    compare(one.sortPrefix, other.sortPrefix) ||
    compare(one.name, other.name) ||
    (one.cameraId < other.cameraId ? -1 : Number(one.cameraId > other.cameraId));
}
