import type { KnownReading } from '@barnwatch/shared/answers';
import type { RegionMapping } from '../../region-records/record/region-mapping';
import type { RegionSpecification } from '../../region-records/record/region-specification';

/** A specification or a region type that is to be deleted. */
export type Removed =
  | { readonly kind: 'specification'; readonly name: string }
  | { readonly kind: 'type'; readonly name: string };

/** One call of a removal. A barn deletes nothing that is in use: regions go before their specification, and so on. */
export type RemovalStep =
  | { readonly kind: 'regions'; readonly mapping: RegionMapping; readonly kept: RegionMapping['regions'] }
  | { readonly kind: 'specification'; readonly name: string }
  | { readonly kind: 'type'; readonly name: string };

/** What a camera would lose. */
export interface RegionLoss {
  readonly cameraId: string;
  readonly regions: number;
}

/** The calls that delete it with all that needs it, in their order. */
export function removalSteps(
  removed: Removed,
  specifications: readonly RegionSpecification[],
  mappings: readonly RegionMapping[],
): readonly RemovalStep[] {
  const names = removed.kind === 'specification' ? [removed.name] : specificationsOf(removed.name, specifications);
  const doomed = new Set(names);
  const cleared = mappings.flatMap((mapping) => {
    const kept = mapping.regions.filter(({ regionSpecification }) => !doomed.has(regionSpecification));
    return kept.length < mapping.regions.length ? [{ kind: 'regions' as const, mapping, kept }] : [];
  });
  return [
    ...cleared,
    ...names.map((name) => ({ kind: 'specification' as const, name })),
    ...(removed.kind === 'type' ? [removed] : []),
  ];
}

/** Which cameras lose how many regions. */
export function regionLosses(steps: readonly RemovalStep[]): readonly RegionLoss[] {
  const losses = new Map<string, number>();
  for (const step of steps) {
    if (step.kind !== 'regions') continue;
    const { mapping, kept } = step;
    losses.set(mapping.cameraId, (losses.get(mapping.cameraId) ?? 0) + mapping.regions.length - kept.length);
  }
  return [...losses].map(([cameraId, regions]) => ({ cameraId, regions }));
}

/** Whether all of a list could be read: what could not may use anything. */
export function isWhole(known: Pick<KnownReading<unknown>, 'setAside'> | null): boolean {
  return known !== null && known.setAside.length === 0;
}

/** The names of a type's specifications. */
export function specificationsOf(
  regionType: string,
  specifications: readonly RegionSpecification[],
): readonly string[] {
  return specifications
    .filter((specification) => specification.regionType === regionType)
    .map(({ regionSpecificationId }) => regionSpecificationId);
}
