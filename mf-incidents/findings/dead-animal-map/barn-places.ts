import type { BarnCamera } from '../../barn/places/barn-cameras';
import { type CameraRegion, placesAt, type RegionsByCamera } from '../../barn/places/camera-regions';
import type { Finding, ShownFinding } from '../dead-animals/finding';

/** A finding with its number on this day. */
export interface NumberedFinding extends ShownFinding {
  readonly number: number;
  /** The places of the barn in which it lies; none where that is not known. */
  readonly regions: readonly string[];
}

/** A camera with what was found on its pictures. */
export interface BarnPlace {
  /** Null: the barn did not tell the camera. */
  readonly camera: BarnCamera | null;
  /** Oldest first. */
  readonly findings: readonly NumberedFinding[];
  /** The places of the barn on its picture. */
  readonly regions: readonly CameraRegion[];
}

const noRegions: readonly CameraRegion[] = [];

/**
 * The cameras in the given order with their findings, numbered through the barn in the order of the walk; then what
 * belongs to cameras that the barn does not list, and what belongs to none. A camera without findings is there too.
 */
export function barnPlaces(
  cameras: readonly BarnCamera[],
  findings: readonly ShownFinding[],
  regions: RegionsByCamera = new Map(),
): readonly BarnPlace[] {
  const listed = new Set(cameras.map(({ cameraId }) => cameraId));
  const unlisted = [...new Set(findings.flatMap(({ cameraId }) => (cameraId === null ? [] : [cameraId])))]
    .filter((cameraId) => !listed.has(cameraId))
    .sort()
    .map((cameraId): BarnCamera => ({ cameraId, name: cameraId, sortPrefix: '', tags: [] }));
  let number = 0;
  const placeOf = (camera: BarnCamera | null): BarnPlace => {
    const drawn = regions.get(camera?.cameraId ?? '') ?? noRegions;
    const here = findings.filter(({ cameraId }) => cameraId === (camera?.cameraId ?? null));
    const sorted = [...here].sort((one, other) => one.foundAt - other.foundAt);
    return {
      camera,
      findings: sorted.map((finding) => {
        number += 1;
        return { ...finding, number, regions: placesAt(drawn, finding.position) };
      }),
      regions: drawn,
    };
  };
  const places = [...cameras, ...unlisted].map(placeOf);
  const nowhere = placeOf(null);
  return nowhere.findings.length > 0 ? [...places, nowhere] : places;
}

/** How many are in each state. */
export function stateTotals(findings: readonly Finding[]): Readonly<Record<Finding['state'], number>> {
  const totals = { found: 0, collected: 0, notDead: 0 };
  for (const { state } of findings) totals[state] += 1;
  return totals;
}
