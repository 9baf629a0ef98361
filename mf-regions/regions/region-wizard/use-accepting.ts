import { sendCall } from '@barnwatch/shared/answers';
import { type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { createRegionMapping } from '@barnwatch/shared/wire/calls';
import { useEffect, useRef, useState } from 'react';
import { type RegionMapping, regionsToSend } from '../../region-records/record/region-mapping';

/** What became of what a barn has found on one camera. */
export type Accepting =
  | { readonly kind: 'accepting' }
  /** `mappingIds`: of what was found. They go once the barn tells its list anew. */
  | { readonly kind: 'accepted'; readonly mappingIds: readonly string[] }
  | { readonly kind: 'refused'; readonly error: RequestError };

export interface AcceptFound {
  /** By the ids of cameras. */
  readonly states: ReadonlyMap<string, Accepting>;
  /** Needs `regions.manage`. Never throws. */
  readonly accept: (cameraId: string, found: readonly RegionMapping[]) => Promise<void>;
}

/**
 * Confirms what a barn has found by itself, as it is. Made anew and not changed: a barn refuses that where a person has
 * drawn meanwhile, and what that one has drawn stays.
 * @param onTold asks the barn again for its mappings
 */
export function useAccepting(onTold: () => void): AcceptFound {
  const client = useInstanceClient();
  const [states, setStates] = useState<ReadonlyMap<string, Accepting>>(new Map());
  const left = useRef<AbortController | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => leaving.abort();
  }, []);

  async function accept(cameraId: string, found: readonly RegionMapping[]): Promise<void> {
    const signal = left.current?.signal;
    tell({ kind: 'accepting' });
    for (const { regionType, regions } of found) {
      if (signal?.aborted) return;
      // What is under way is finished when the screen is left: it is one small call.
      const outcome = await sendCall(client, createRegionMapping, {
        body: { value: { cameraId, regionType, regions: regionsToSend(regions) } },
      });
      if (!outcome.ok && !wasDrawnMeanwhile(outcome.error)) {
        tell({ kind: 'refused', error: outcome.error });
        if (!signal?.aborted) onTold();
        return;
      }
    }
    tell({ kind: 'accepted', mappingIds: found.map(({ regionMappingId }) => regionMappingId) });
    if (!signal?.aborted) onTold();

    function tell(now: Accepting): void {
      if (!signal?.aborted) setStates((known) => new Map(known).set(cameraId, now));
    }
  }
  return { states, accept };
}

function wasDrawnMeanwhile({ context }: RequestError): boolean {
  return context.reason === 'region-mapping-exists';
}
