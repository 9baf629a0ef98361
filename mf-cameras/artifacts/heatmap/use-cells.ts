import { type InstanceView, type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useCallback, useEffect, useState } from 'react';
import type { HeatmapCells } from './heatmap-cells';
import { readCells } from './read-cells';

/** What is known of the figures behind a heatmap. */
export type CellsAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly cells: HeatmapCells }
  | { readonly kind: 'failed'; readonly error: RequestError; readonly retry: () => void };

const loading: CellsAnswer = { kind: 'loading' };

/** The figures behind a heatmap that is made. @param artifactId null while there is none */
export function useCells(instance: InstanceView, artifactId: string | null): CellsAnswer {
  const client = useInstanceClient(instance.globalUniqueIdentifier);
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ readonly of: string | null; readonly answer: CellsAnswer }>({
    of: null,
    answer: loading,
  });
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to read again
  useEffect(() => {
    if (artifactId === null) return;
    const wanted = new AbortController();
    void readCells(client, artifactId, wanted.signal).then((outcome) => {
      if (wanted.signal.aborted) return;
      const answer: CellsAnswer = outcome.ok
        ? { kind: 'ready', cells: outcome.value }
        : { kind: 'failed', error: outcome.error, retry };
      setKnown({ of: artifactId, answer });
    });
    return () => wanted.abort();
  }, [client, artifactId, attempt, retry]);
  return known.of === artifactId ? known.answer : loading;
}
