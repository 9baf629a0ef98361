import { useSearchParams } from '@barnwatch/shared/routing';
import { useSetting } from '@barnwatch/shared/settings';
import { useMemo } from 'react';
import { type GraphView, readGraphView, writeGraphView } from '../spans/graph-address';
import { spanLengths, spanOfLength } from '../spans/graph-span';

/** A change of what is shown, or one that starts from what the address says by then. */
export type ChangeGraph = (change: Partial<GraphView> | ((known: GraphView) => Partial<GraphView>)) => void;

/** The view that the address says, and how to change it. Another span is a step that one can go back from. */
export function useGraphView(): readonly [GraphView, ChangeGraph] {
  const [query, setQuery] = useSearchParams();
  const [usualLength, keepLength] = useSetting('graphDuration');
  const text = query.toString();
  const read = (known: URLSearchParams) => readGraphView(known, spanOfLength(usualLength));
  const view = useMemo(() => readGraphView(new URLSearchParams(text), spanOfLength(usualLength)), [text, usualLength]);
  const change: ChangeGraph = (given) => {
    const fixed = typeof given === 'function' ? {} : given;
    if (fixed.span?.kind === 'latest') keepLength(spanLengths[fixed.span.name]);
    const changed = (known: GraphView) => ({ ...known, ...(typeof given === 'function' ? given(known) : given) });
    setQuery((known) => writeGraphView(changed(read(known))), {
      replace: fixed.span === undefined && fixed.tab === undefined,
    });
  };
  return [view, change];
}
