import type { RegisteredRemote, RegisteredRoute } from '@barnwatch/shared/federation';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LoadFailure } from '../loader/load-failure';
import type { RemoteLoader } from '../loader/remote-loader';
import type { Screen } from '../loader/screen';

/** A screen on its way. `slow` after some seconds: then words join the skeleton. */
export type ScreenState =
  | { readonly phase: 'loading'; readonly slow: boolean }
  | { readonly phase: 'ready'; readonly screen: Screen }
  | { readonly phase: 'failed'; readonly failure: LoadFailure; readonly tryAgain: () => void }
  | { readonly phase: 'incompatible'; readonly needed: string; readonly provided: string }
  | { readonly phase: 'disabled' };

/** When a load is called slow, ms. */
const slowAfter = 3_000;

/** Loads a screen, and loads it again by itself after a failure: after a while, and at once when the network is back. */
export function useScreen(loader: RemoteLoader, remote: RegisteredRemote, route: RegisteredRoute): ScreenState {
  const state = useAtomValue(useMemo(() => loader.watch(() => loader.stateOf(remote)), [loader, remote]));
  const screen = useAtomValue(
    useMemo(() => loader.watch(() => loader.loadedScreen(remote, route)), [loader, remote, route]),
  );
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  const [slow, setSlow] = useState(false);

  const load = useCallback(() => {
    setFailure(null);
    void loader.load(remote, route).then((outcome) => {
      if ('failure' in outcome) setFailure(outcome.failure);
    });
  }, [loader, remote, route]);

  const wanted = screen === undefined && state.phase !== 'disabled' && state.phase !== 'incompatible';
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);

  const retryAt = state.phase === 'failed' ? state.retryAt : null;
  useEffect(() => {
    if (failure === null) return;
    const timer = retryAt === null ? undefined : setTimeout(load, Math.max(0, retryAt - performance.now()));
    addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', load);
    };
  }, [failure, retryAt, load]);

  const waiting = wanted && failure === null;
  useEffect(() => {
    setSlow(false);
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [waiting]);

  if (state.phase === 'disabled' || state.phase === 'incompatible') return state;
  if (screen !== undefined) return { phase: 'ready', screen };
  if (failure !== null) return { phase: 'failed', failure, tryAgain: load };
  return { phase: 'loading', slow };
}
