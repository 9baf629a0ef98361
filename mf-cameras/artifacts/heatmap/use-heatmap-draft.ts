import { useSetting } from '@barnwatch/shared/settings';
import { useMemo } from 'react';
import { type ChangeDraft, useAddressDraft } from '../../camera-records/address-draft/use-address-draft';
import { spanOfLength } from '../../figures/spans/graph-span';
import { type HeatmapDraft, readHeatmapDraft, writeHeatmapDraft } from './heatmap-address';

/** What the address says of the heatmap that is made, and how to change it. */
export function useHeatmapDraft(): readonly [HeatmapDraft, ChangeDraft<HeatmapDraft>] {
  const [usualLength] = useSetting('graphDuration');
  const usualSpan = spanOfLength(usualLength);
  const address = useMemo(
    () => ({ read: (query: URLSearchParams) => readHeatmapDraft(query, usualSpan), write: writeHeatmapDraft }),
    [usualSpan],
  );
  return useAddressDraft(address);
}
