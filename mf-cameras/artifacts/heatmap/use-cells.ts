import { type InstanceView, type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useCallback, useEffect, useState } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import type { Artifact } from '../records/artifact';
import { artifactFacts } from '../records/artifact-facts';
import { type CellMeasures, cellSize, type HeatmapCells } from './heatmap-cells';
import { readCells, type ToldCells } from './read-cells';

/** What is known of the figures behind a heatmap. */
export type CellsAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly cells: HeatmapCells }
  | { readonly kind: 'failed'; readonly error: RequestError; readonly retry: () => void };

/** Most cameras have pictures of this form. */
const usualAspect = 16 / 9;

const loading: CellsAnswer = { kind: 'loading' };

/**
 * The figures behind a heatmap that is made.
 *
 * @param artifact null while there is none
 * @param camera its picture tells how large the cells are
 */
export function useCells(
  instance: InstanceView,
  artifact: Artifact | null,
  camera: Pick<Camera, 'width' | 'height'> | null,
): CellsAnswer {
  const artifactId = artifact?.artifactId ?? null;
  const facts = artifact && artifactFacts(artifact);
  const { width = 0, gridsize = 1 } = facts?.kind === 'heatmap' ? facts : {};
  const aspect = camera?.width && camera.height ? camera.width / camera.height : usualAspect;
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
        ? { kind: 'ready', cells: cellsOf(outcome.value, { width, gridsize, aspect }) }
        : { kind: 'failed', error: outcome.error, retry };
      setKnown({ of: artifactId, answer });
    });
    return () => wanted.abort();
  }, [client, artifactId, width, gridsize, aspect, attempt, retry]);
  return known.of === artifactId ? known.answer : loading;
}

function cellsOf({ columns, rows, cells }: ToldCells, picture: Omit<CellMeasures, 'columns' | 'rows'>): HeatmapCells {
  return { columns, rows, rates: cells, ...cellSize({ columns, rows, ...picture }) };
}
