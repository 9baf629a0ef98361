import { useInstanceClient } from '@barnwatch/shared/auth-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlannedWork, WorkResult } from './camera-work';
import { doAllWork } from './do-all-work';

export type Results = ReadonlyMap<string, WorkResult>;

/** Where the work at several cameras stands. */
export type WorkState =
  | { readonly kind: 'planned' }
  | { readonly kind: 'running'; readonly plans: readonly PlannedWork[]; readonly results: Results }
  | { readonly kind: 'ended'; readonly plans: readonly PlannedWork[]; readonly results: Results };

export interface Working {
  readonly state: WorkState;
  readonly start: (plans: readonly PlannedWork[]) => Promise<void>;
  /** Nothing further is begun. Leaving the screen does the same. */
  readonly stop: () => void;
}

/** @param onEnded told once all of it, or all until it was stopped, is done */
export function useWork(onEnded: () => void): Working {
  const client = useInstanceClient();
  const [state, setState] = useState<WorkState>({ kind: 'planned' });
  const underWay = useRef<AbortController | null>(null);
  const latest = useRef(onEnded);
  latest.current = onEnded;
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      underWay.current?.abort();
    };
  }, []);

  const start = useCallback(
    async (plans: readonly PlannedWork[]) => {
      if (underWay.current) return;
      const controller = new AbortController();
      underWay.current = controller;
      const results = new Map<string, WorkResult>();
      const show = (kind: 'running' | 'ended') => {
        if (!isLeft.current) setState({ kind, plans, results: new Map(results) });
      };
      show('running');
      await doAllWork(
        client,
        plans,
        (cameraId, result) => {
          results.set(cameraId, result);
          show('running');
        },
        controller.signal,
      );
      underWay.current = null;
      show('ended');
      latest.current();
    },
    [client],
  );
  return { state, start, stop: useCallback(() => underWay.current?.abort(), []) };
}

/** What was not done, or not begun. */
export function undone(plans: readonly PlannedWork[], results: Results): readonly PlannedWork[] {
  return plans.filter(({ cameraId }) => results.get(cameraId)?.kind !== 'done');
}
