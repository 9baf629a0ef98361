import { type SendOptions, sendCall, sendFileCall } from '@barnwatch/shared/answers';
import { type InstanceClient, isTransient, type RequestError } from '@barnwatch/shared/auth-client';
import type { HeatmapRequest, LongTimeExposureRequest } from '@barnwatch/shared/wire';
import { createHeatmap, createLongTimeExposure, queryArtifacts } from '@barnwatch/shared/wire/calls';
import * as v from 'valibot';
import type { Artifact } from '../records/artifact';
import { artifactsOf } from '../records/artifact';
import { cancelArtifact } from './cancel-artifact';

/** What is to be made, and whether the barn keeps and lists it. */
export type ArtifactOrder =
  | { readonly kind: 'heatmap'; readonly body: HeatmapRequest }
  | { readonly kind: 'longTimeExposure'; readonly body: LongTimeExposureRequest };

/** How the making of an artifact went. */
export type Made =
  | { readonly kind: 'ready'; readonly artifact: Artifact }
  /** The barn could not make it, for a reason in its own words where it gives one. */
  | { readonly kind: 'failed'; readonly reason: string | null }
  | { readonly kind: 'refused'; readonly error: RequestError }
  | { readonly kind: 'aborted' };

export interface MakingSurroundings {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  /** Resolves after a time, ms, or as soon as the signal is aborted. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Soon at first, for most is made within a second; then a barn that works is not asked all the time. */
const firstPauseMs = 250;
const longestPauseMs = 2000;
/** So often in a row nobody answers before it is said; about a minute. */
const mostFailures = 30;

/** Orders an artifact. Leaving or aborting does not end it: it goes on at the barn. */
export async function orderArtifact(client: InstanceClient, order: ArtifactOrder, options: SendOptions = {}) {
  const outcome =
    order.kind === 'heatmap'
      ? await sendCall(client, createHeatmap, { body: order.body }, options)
      : await sendCall(client, createLongTimeExposure, { body: order.body }, options);
  return outcome.ok ? { ok: true as const, value: outcome.value.answer.artifact } : outcome;
}

/** Orders an artifact and waits until it is made. Who aborts cancels it at the barn as well. Never throws. */
export async function makeArtifact(
  client: InstanceClient,
  order: ArtifactOrder,
  { signal, onProgress, pause }: MakingSurroundings,
): Promise<Made> {
  if (signal.aborted) return { kind: 'aborted' };
  // The answer is waited for also by who has left: only who knows its id can call it off.
  const ordered = await orderArtifact(client, order);
  if (!ordered.ok) return signal.aborted ? { kind: 'aborted' } : { kind: 'refused', error: ordered.error };
  let artifact = ordered.value;
  const { artifactId } = artifact;
  let failures = 0;
  for (let pauseMs = firstPauseMs; artifact.state === 'pending'; pauseMs = Math.min(longestPauseMs, pauseMs * 1.5)) {
    onProgress(artifact.progress);
    if (signal.aborted) break;
    await pause(pauseMs, signal);
    if (signal.aborted) break;
    const told = await sendCall(client, queryArtifacts, { body: { query: { artifactId } } }, { signal });
    if (signal.aborted) break;
    failures = told.ok ? 0 : failures + 1;
    // A line that is lost for a moment does not lose what is being made.
    if (!told.ok && (failures === mostFailures || !isTransient(told.error))) {
      return { kind: 'refused', error: told.error };
    }
    const [next] = told.ok ? artifactsOf(told.value.answer) : [artifact];
    if (!next) return { kind: 'failed', reason: null };
    artifact = next;
  }
  if (signal.aborted) {
    void cancelArtifact(client, artifactId);
    return { kind: 'aborted' };
  }
  if (artifact.state === 'ready') return { kind: 'ready', artifact };
  return { kind: 'failed', reason: await failureOf(client, artifactId, signal) };
}

/** Why the barn could not make an artifact, in its own words; null where it does not say. */
export async function failureOf(
  client: InstanceClient,
  artifactId: string,
  signal: AbortSignal,
): Promise<string | null> {
  const outcome = await sendFileCall(client, 'GET api/artifact/{artifactId}', { path: { artifactId } }, { signal });
  if (outcome.ok) return null;
  const { success, output } = v.safeParse(v.object({ reason: v.string() }), outcome.error.context.details);
  return success ? output.reason : null;
}
