import { type InstanceView, type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useCallback, useEffect, useState } from 'react';
import type { Artifact } from '../records/artifact';
import { type ArtifactOrder, makeArtifact } from './make-artifact';
import { pause } from './pause';

/** What is known of something that is made to be looked at. */
export type Making =
  /** Nothing is ordered. */
  | { readonly kind: 'resting' }
  /** `share`: 0 to 1. */
  | { readonly kind: 'making'; readonly share: number }
  | { readonly kind: 'ready'; readonly artifact: Artifact }
  | { readonly kind: 'failed'; readonly reason: string | null }
  | { readonly kind: 'refused'; readonly error: RequestError }
  /** By hand: it is not begun again by itself. */
  | { readonly kind: 'cancelled' };

export interface MakingInHand {
  readonly now: Making;
  readonly cancel: () => void;
  readonly again: () => void;
}

/** Who is still choosing orders nothing, ms. */
const restMs = 500;

const resting: Making = { kind: 'resting' };

/**
 * Makes what is wanted, for as long as it is wanted: another order takes the place of the one before, which is cancelled
 * at the barn, as it is when the screen is left.
 *
 * @param order of a stable identity; null while nothing is wanted
 */
export function useMaking(instance: InstanceView, order: ArtifactOrder | null): MakingInHand {
  const client = useInstanceClient(instance.globalUniqueIdentifier);
  const [attempt, setAttempt] = useState(0);
  const [cancelled, setCancelled] = useState<ArtifactOrder | null>(null);
  const [known, setKnown] = useState<{ readonly of: ArtifactOrder | null; readonly now: Making }>({
    of: null,
    now: resting,
  });
  const isCancelled = order !== null && cancelled === order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to make it again
  useEffect(() => {
    if (order === null || isCancelled) return;
    const wanted = new AbortController();
    const { signal } = wanted;
    const show = (now: Making) => !signal.aborted && setKnown({ of: order, now });
    const timer = setTimeout(async () => {
      const made = await makeArtifact(client, order, {
        signal,
        pause,
        onProgress: (share) => show({ kind: 'making', share }),
      });
      if (made.kind !== 'aborted') show(made);
    }, restMs);
    return () => {
      clearTimeout(timer);
      wanted.abort();
    };
  }, [client, order, isCancelled, attempt]);
  const again = useCallback(() => {
    setCancelled(null);
    setKnown({ of: null, now: resting });
    setAttempt((last) => last + 1);
  }, []);
  const cancel = useCallback(() => setCancelled(order), [order]);
  return { now: nowOf(), cancel, again };

  function nowOf(): Making {
    if (order === null) return resting;
    if (isCancelled) return { kind: 'cancelled' };
    return known.of === order ? known.now : { kind: 'making', share: 0 };
  }
}
