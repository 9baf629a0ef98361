import { useSearchParams } from '@barnwatch/shared/routing';
import { useSetting } from '@barnwatch/shared/settings';
import { useMemo } from 'react';
import { spanOfLength } from '../../figures/spans/graph-span';
import { type HeatmapDraft, readHeatmapDraft, writeHeatmapDraft } from './heatmap-address';

/** What the address says of the heatmap that is made, and how to change it. */
export function useHeatmapDraft(): readonly [HeatmapDraft, (change: Partial<HeatmapDraft>) => void] {
  const [query, setQuery] = useSearchParams();
  const [usualLength] = useSetting('graphDuration');
  const text = query.toString();
  const usualSpan = spanOfLength(usualLength);
  const draft = useMemo(() => readHeatmapDraft(new URLSearchParams(text), usualSpan), [text, usualSpan]);
  const change = (part: Partial<HeatmapDraft>) =>
    setQuery((known) => writeHeatmapDraft({ ...readHeatmapDraft(known, usualSpan), ...part }), { replace: true });
  return [draft, change];
}
