import { mappingInForce, type RegionMapping } from '../../region-records/record/region-mapping';
import type { RegionSpecification } from '../../region-records/record/region-specification';
import type { RegionType } from '../../region-records/record/region-type';
import type { NamedCamera } from '../../region-records/record/use-camera-names';

export const wizardSteps = ['types', 'specifications', 'cameras', 'polygons', 'check'] as const;

export type WizardStep = (typeof wizardSteps)[number];

/** What the barn and the device know, from which every step follows: nothing else is remembered. */
export interface WizardFacts {
  readonly regionTypes: readonly RegionType[];
  readonly specifications: readonly RegionSpecification[];
  readonly mappings: readonly RegionMapping[];
  readonly cameras: readonly NamedCamera[];
  /** Cameras on which no regions are wanted. */
  readonly leftOut: readonly string[];
}

/** What a camera still lacks. */
export interface CameraProgress {
  readonly camera: NamedCamera;
  /** Types of which nobody has said where they are, or that there is nothing of them. */
  readonly missing: readonly string[];
  /** Types of which the barn has found regions that nobody has confirmed. */
  readonly unconfirmed: readonly string[];
  /** These, as the barn tells them. */
  readonly found: readonly RegionMapping[];
}

export interface WizardState {
  /** Types without specifications: nothing of them can be drawn. */
  readonly emptyTypes: readonly string[];
  /** The cameras on which regions are wanted. */
  readonly cameras: readonly CameraProgress[];
  readonly done: Readonly<Record<WizardStep, boolean>>;
  /** Where one goes on. */
  readonly next: WizardStep;
}

export function wizardState({ regionTypes, specifications, mappings, cameras, leftOut }: WizardFacts): WizardState {
  const names = regionTypes.map(({ regionTypeId }) => regionTypeId);
  const filled = new Set(specifications.map(({ regionType }) => regionType));
  const drawable = names.filter((name) => filled.has(name));
  const progress = cameras
    .filter(({ cameraId }) => !leftOut.includes(cameraId))
    .map((camera) => progressOf(camera, drawable, mappings));
  const emptyTypes = names.filter((name) => !filled.has(name));
  const areTypesDone = names.length > 0;
  const areSpecificationsDone = areTypesDone && emptyTypes.length === 0;
  const arePolygonsDone = drawable.length > 0 && progress.length > 0 && progress.every(isComplete);
  const done: WizardState['done'] = {
    types: areTypesDone,
    specifications: areSpecificationsDone,
    cameras: progress.length > 0,
    polygons: arePolygonsDone,
    // Whether it works is seen, not reckoned.
    check: false,
  };
  return { emptyTypes, cameras: progress, done, next: wizardSteps.find((step) => !done[step]) ?? 'check' };
}

export function isComplete({ missing, unconfirmed }: CameraProgress): boolean {
  return missing.length === 0 && unconfirmed.length === 0;
}

/** The step that an address names; null where it names none. */
export function stepIn(text: string | null): WizardStep | null {
  return wizardSteps.find((step) => step === text) ?? null;
}

function progressOf(camera: NamedCamera, types: readonly string[], mappings: readonly RegionMapping[]): CameraProgress {
  const own = types.map((type) => ({ type, mapping: mappingInForce(mappings, camera.cameraId, type) }));
  const found = own.flatMap(({ mapping }) => (mapping?.isNew ? [mapping] : []));
  return {
    camera,
    // A mapping without regions says that there is nothing of the type (decision 0063).
    missing: own.filter(({ mapping }) => mapping === null).map(({ type }) => type),
    unconfirmed: found.map(({ regionType }) => regionType),
    found,
  };
}
