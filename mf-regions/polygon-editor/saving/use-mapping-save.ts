import { sendCall } from '@barnwatch/shared/answers';
import { isTransient, type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { createRegionMapping, listRegionMappings, putRegionMapping } from '@barnwatch/shared/wire/calls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mappingInForce, type RegionMapping } from '../../region-records/record/region-mapping';
import type { MappingBasis } from '../drafts/region-draft';
import { type DrawnRegion, type PlainRegion, regionToSend } from '../drawing/drawing';

export type Saved =
  | { readonly kind: 'saved'; readonly mapping: RegionMapping }
  /** The barn has other regions than those that the drawing began with; null: none any more. */
  | { readonly kind: 'changed'; readonly mapping: RegionMapping | null }
  | { readonly kind: 'refused'; readonly error: RequestError };

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'refused'; readonly error: RequestError };

export interface MappingSave {
  readonly now: SaveState;
  /** What was sent last and not answered: the barn may have it. */
  readonly unanswered: readonly DrawnRegion[] | null;
  /** @param base the regions that the drawing began with */
  readonly save: (basis: MappingBasis, base: readonly DrawnRegion[], regions: readonly DrawnRegion[]) => Promise<Saved>;
}

/** What a mapping that has changed is refused with, on one way or the other (contract). */
const changedReasons: readonly string[] = ['region-mapping-changed', 'region-mapping-exists', 'region-mapping-unknown'];

/** Saves the regions of one type on one camera, all of them, unless somebody else has changed them meanwhile. */
export function useMappingSave(cameraId: string, regionType: string): MappingSave {
  const client = useInstanceClient();
  const [now, setNow] = useState<SaveState>({ kind: 'idle' });
  const [unanswered, setUnanswered] = useState<readonly DrawnRegion[] | null>(null);
  const sent = useRef(unanswered);
  const left = useRef<AbortController | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => leaving.abort();
  }, []);

  const save = useCallback<MappingSave['save']>(
    async (basis, base, regions) => {
      // What is under way is finished when the screen is left: the barn has it, or the draft is still here.
      setNow({ kind: 'saving' });
      const first = await saveMapping(basis, base);
      // What arrived without an answer is no change by somebody else: one goes on from it.
      const own = first.kind === 'changed' && hasRegions(first.mapping, sent.current) ? first.mapping : null;
      const saved = own && sent.current ? await saveMapping(basisOf(own), sent.current) : first;
      if (saved.kind !== 'refused') sent.current = null;
      else if (isTransient(saved.error)) sent.current = regions;
      if (left.current?.signal.aborted !== true) {
        setUnanswered(sent.current);
        setNow(saved.kind === 'refused' ? saved : { kind: 'idle' });
      }
      return saved;

      async function saveMapping(basis: MappingBasis, base: readonly DrawnRegion[]): Promise<Saved> {
        // A barn that does not say when a mapping was changed cannot refuse: it is asked before.
        if (basis !== null && basis.lastUpdated === undefined) {
          const told = await readMapping();
          if (told.kind !== 'read') return told;
          if (!isSame(told.mapping, basis, base)) return { kind: 'changed', mapping: told.mapping };
        }
        const value = { cameraId, regionType, regions: regions.map(regionToSend) };
        const outcome =
          basis === null || basis.isNew
            ? await sendCall(client, createRegionMapping, { body: { value } })
            : await sendCall(client, putRegionMapping, {
                path: { regionMappingId: basis.regionMappingId },
                body: {
                  value,
                  ...(basis.lastUpdated !== undefined && { expectedLastUpdated: basis.lastUpdated }),
                },
              });
        if (outcome.ok) return { kind: 'saved', mapping: outcome.value.answer.regionMapping };
        if (!changedReasons.includes(outcome.error.context.reason ?? ''))
          return { kind: 'refused', error: outcome.error };
        const told = await readMapping();
        return told.kind === 'read' ? { kind: 'changed', mapping: told.mapping } : told;
      }

      async function readMapping() {
        const outcome = await sendCall(client, listRegionMappings, {});
        if (!outcome.ok) return { kind: 'refused' as const, error: outcome.error };
        const { regionMappings } = outcome.value.answer;
        return { kind: 'read' as const, mapping: mappingInForce(regionMappings, cameraId, regionType) };
      }
    },
    [client, cameraId, regionType],
  );
  return { now, unanswered, save };
}

/** Whether a person's mapping has these regions and no others. */
export function hasRegions(
  mapping: RegionMapping | null,
  regions: readonly DrawnRegion[] | null,
): mapping is RegionMapping {
  if (mapping === null || mapping.isNew || regions === null) return false;
  return JSON.stringify(mapping.regions.map(regionToSend)) === JSON.stringify(regions.map(regionToSend));
}

/** Whether the barn has what a drawing is based on. */
export function isSame(mapping: RegionMapping | null, basis: MappingBasis, base: readonly PlainRegion[]): boolean {
  if (mapping === null || basis === null) return mapping === basis;
  if (mapping.regionMappingId !== basis.regionMappingId || mapping.isNew !== basis.isNew) return false;
  if (mapping.lastUpdated !== undefined && basis.lastUpdated !== undefined) {
    return mapping.lastUpdated === basis.lastUpdated;
  }
  return JSON.stringify(mapping.regions.map(regionToSend)) === JSON.stringify(base.map(regionToSend));
}

export function basisOf(mapping: RegionMapping | null): MappingBasis {
  if (mapping === null) return null;
  const { regionMappingId, isNew, autoGeneratedMappingId, lastUpdated } = mapping;
  return { regionMappingId, isNew, autoGeneratedMappingId, ...(lastUpdated !== undefined && { lastUpdated }) };
}
