import { readSpan } from '@barnwatch/shared/ui/time';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useMemo } from 'react';
import { type ListedCameras, useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import type { Camera } from '../../camera-records/record/camera';
import type { ExportChoice } from './export-choice';
import { longestSpanMs, shortestSpanMs } from './export-rules';

export interface Chosen {
  readonly cameras: ListedCameras;
  /** Those that are chosen and are there, in the order of the lists. */
  readonly chosen: readonly Camera[];
  readonly cameraIds: readonly string[];
  /** Null where start and end make none that can be exported. */
  readonly span: TimeSpan | null;
}

/** What an address has chosen, as far as it exists. */
export function useChosen({ cameraIds: wanted, span: draft }: ExportChoice): Chosen {
  const cameras = useListedCameras();
  const chosen = useMemo(
    () => (cameras.all ?? []).filter(({ cameraId }) => wanted.includes(cameraId)),
    [cameras.all, wanted],
  );
  const cameraIds = useMemo(() => chosen.map(({ cameraId }) => cameraId), [chosen]);
  const reading = readSpan(draft, { shortestMs: shortestSpanMs, longestMs: longestSpanMs });
  const span = reading.state === 'span' ? { start: reading.span.startMs, end: reading.span.endMs } : null;
  return { cameras, chosen, cameraIds, span };
}
