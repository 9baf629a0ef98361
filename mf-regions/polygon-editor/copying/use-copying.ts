import { sendCall } from '@barnwatch/shared/answers';
import { type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { createRegionMapping, putRegionMapping } from '@barnwatch/shared/wire/calls';
import { useEffect, useRef, useState } from 'react';
import type { RegionMapping } from '../../region-records/record/region-mapping';
import { type DrawnRegion, isSameRegion, mostRegions, regionToSend } from '../drawing/drawing';

/** What became of the copy on one camera. */
export type Copied =
  | { readonly kind: 'copying' }
  | { readonly kind: 'copied' }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'refused'; readonly error: RequestError };

export interface CopyTarget {
  readonly cameraId: string;
  /** What holds there now; null where there is nothing. */
  readonly mapping: RegionMapping | null;
}

/** The regions that a camera has once these are copied to it: its own stay, and none comes twice. */
export function regionsAfterCopy(mapping: RegionMapping | null, copies: readonly DrawnRegion[]) {
  // What only the barn has found, and nobody has confirmed, gives way.
  const own = mapping && !mapping.isNew ? mapping.regions : [];
  return [...own, ...copies.filter((copy) => !own.some((one) => isSameRegion(one, copy)))];
}

/** Copies regions to other cameras, one after the other; one that fails holds up no other. */
export function useCopying(regionType: string, onCopied: () => void) {
  const client = useInstanceClient();
  const [states, setStates] = useState<ReadonlyMap<string, Copied>>(new Map());
  const left = useRef<AbortController | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => leaving.abort();
  }, []);

  async function copy(targets: readonly CopyTarget[], copies: readonly DrawnRegion[]): Promise<void> {
    const signal = left.current?.signal;
    for (const { cameraId, mapping } of targets) {
      if (signal?.aborted) return;
      tell(cameraId, { kind: 'copying' });
      const regions = regionsAfterCopy(mapping, copies);
      if (regions.length > mostRegions) {
        tell(cameraId, { kind: 'too-many' });
        continue;
      }
      const value = { cameraId, regionType, regions: regions.map(regionToSend) };
      const options = signal ? { signal } : {};
      const outcome =
        mapping === null || mapping.isNew
          ? await sendCall(client, createRegionMapping, { body: { value } }, options)
          : await sendCall(
              client,
              putRegionMapping,
              {
                path: { regionMappingId: mapping.regionMappingId },
                body: {
                  value,
                  ...(mapping.lastUpdated !== undefined && { expectedLastUpdated: mapping.lastUpdated }),
                },
              },
              options,
            );
      tell(cameraId, outcome.ok ? { kind: 'copied' } : { kind: 'refused', error: outcome.error });
    }
    onCopied();

    function tell(cameraId: string, now: Copied): void {
      if (!signal?.aborted) setStates((known) => new Map(known).set(cameraId, now));
    }
  }
  return { states, copy };
}
