import type { InstanceClient, Outcome, RequestError } from '@barnwatch/shared/auth-client';
import { useInstanceClient } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useCallback, useEffect, useState } from 'react';

/** What is known of a choice before its export begins. */
export type Estimating<Estimate> =
  /** Nothing is chosen yet. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  /** By camera, in the order of the choice. */
  | { readonly kind: 'ready'; readonly estimates: readonly Estimate[] }
  | { readonly kind: 'failed'; readonly error: RequestError; readonly retry: () => void };

export type AskEstimate<Estimate> = (
  client: InstanceClient,
  cameraId: string,
  span: TimeSpan,
  signal: AbortSignal,
) => Promise<Outcome<Estimate>>;

/** Whoever ticks cameras or turns a clock is not done yet, ms. */
const restMs = 300;
/** Cameras that are asked for at once. */
const mostAtOnce = 3;

/**
 * Asks for every chosen camera what its export would be.
 *
 * @param span null where none is chosen
 * @param ask a function of its module
 */
export function useEstimates<Estimate>(
  cameraIds: readonly string[],
  span: TimeSpan | null,
  ask: AskEstimate<Estimate>,
): Estimating<Estimate> {
  const client = useInstanceClient();
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  const key = span === null || cameraIds.length === 0 ? null : JSON.stringify([cameraIds, span.start, span.end, tries]);
  const [known, setKnown] = useState<{ readonly key: string; readonly told: Estimating<Estimate> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made of cameras and span
  useEffect(() => {
    if (key === null || span === null) return;
    const ending = new AbortController();
    const timer = setTimeout(async () => {
      const told = await askAll(cameraIds, (cameraId) => ask(client, cameraId, span, ending.signal));
      if (ending.signal.aborted) return;
      setKnown({ key, told: told.ok ? { kind: 'ready', estimates: told.value } : { ...told, kind: 'failed', retry } });
    }, restMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [key, client, ask, retry]);
  if (key === null) return { kind: 'idle' };
  return known?.key === key ? known.told : { kind: 'loading' };
}

async function askAll<Estimate>(
  cameraIds: readonly string[],
  ask: (cameraId: string) => Promise<Outcome<Estimate>>,
): Promise<Outcome<readonly Estimate[]>> {
  const found: Estimate[] = [];
  for (let from = 0; from < cameraIds.length; from += mostAtOnce) {
    const outcomes = await Promise.all(cameraIds.slice(from, from + mostAtOnce).map(ask));
    for (const outcome of outcomes) {
      if (!outcome.ok) return outcome;
      found.push(outcome.value);
    }
  }
  return { ok: true, value: found };
}
