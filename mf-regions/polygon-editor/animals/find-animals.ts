import { sendCall } from '@barnwatch/shared/answers';
import { type InstanceClient, isTransient, type RequestError } from '@barnwatch/shared/auth-client';
import {
  createHeatmap,
  deleteArtifact,
  type HeatmapData,
  listLabels,
  queryArtifacts,
  readHeatmapData,
} from '@barnwatch/shared/wire/calls';
import { millisecondsInDay } from 'date-fns/constants';

/** Where the animals of the last day were. */
export type Animals =
  | { readonly kind: 'found'; readonly data: HeatmapData }
  /** The barn could not tell. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly error: RequestError };

/** Fine enough to see a lying place: in pixels of the heatmap. */
export const heatmapWidth = 640;
export const heatmapGridsize = 16;

/** Most are made within a second; then a barn that works is not asked all the time. */
const firstPauseMs = 250;
const longestPauseMs = 2000;
/** So often in a row nobody answers before it is said. */
const mostFailures = 10;

/**
 * Has the barn work out where animals were, and keeps nothing of it there. Who aborts calls it off. Needs
 * `artifacts.manage` and `data.view`. Never throws.
 */
export async function findAnimals(client: InstanceClient, cameraId: string, signal: AbortSignal): Promise<Animals> {
  const told = await sendCall(client, listLabels, {}, { signal });
  if (!told.ok) return { kind: 'refused', error: told.error };
  const labels = told.value.answer.labels.map(({ label }) => label);
  const data = {
    cameraId,
    width: heatmapWidth,
    time: { duration: millisecondsInDay },
    colorMap: 'viridis',
    labels,
    settings: { gridsize: heatmapGridsize },
  } as const;
  // Waited for also by who has left: only who knows its id can call it off.
  const ordered = await sendCall(client, createHeatmap, { body: { storeArtifact: false, data } });
  if (!ordered.ok) return { kind: 'refused', error: ordered.error };
  const { artifactId } = ordered.value.answer.artifact;
  let { state } = ordered.value.answer.artifact;
  let failures = 0;
  for (let pauseMs = firstPauseMs; state === 'pending'; pauseMs = Math.min(longestPauseMs, pauseMs * 1.5)) {
    await pause(pauseMs, signal);
    if (signal.aborted) break;
    const asked = await sendCall(client, queryArtifacts, { body: { query: { artifactId } } }, { signal });
    if (signal.aborted) break;
    failures = asked.ok ? 0 : failures + 1;
    if (!asked.ok && (failures === mostFailures || !isTransient(asked.error))) {
      return { kind: 'refused', error: asked.error };
    }
    if (asked.ok) state = asked.value.answer.artifacts[0]?.state ?? 'failed';
  }
  if (signal.aborted) {
    void sendCall(client, deleteArtifact, { path: { artifactId } });
    return { kind: 'failed' };
  }
  if (state !== 'ready') return { kind: 'failed' };
  const read = await sendCall(client, readHeatmapData, { path: { artifactId } }, { signal });
  return read.ok ? { kind: 'found', data: read.value.answer.heatmap } : { kind: 'refused', error: read.error };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
