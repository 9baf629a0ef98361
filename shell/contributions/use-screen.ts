import type { ExposedPart, RegisteredRemote } from '@barnwatch/shared/federation';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LoadFailure } from '../loader/load-failure';
import type { Screen } from '../loader/screen';
import { useSuite } from '../suite/suite-context';

/** A screen on its way. `slow` after some seconds: then words join the skeleton. */
export type ScreenState =
  | { readonly phase: 'loading'; readonly slow: boolean }
  | { readonly phase: 'ready'; readonly screen: Screen }
  | { readonly phase: 'failed'; readonly failure: LoadFailure; readonly tryAgain: () => void }
  | { readonly phase: 'incompatible'; readonly needed: string; readonly provided: string }
  | { readonly phase: 'disabled' };

/** When a load is called slow, ms. */
const slowAfter = 3_000;

/** A failure, and of which entry of the registry it is: a mended entry has not failed. */
interface FailedLoad {
  readonly route: ExposedPart;
  readonly failure: LoadFailure;
}

/**
 * Loads a screen, and loads it again by itself after a failure: after a while, and at once when the network is back. The
 * registry is asked for along with it, for it may be what is wrong.
 */
export function useScreen(remote: RegisteredRemote, route: ExposedPart): ScreenState {
  const { loader, askForNewer } = useSuite();
  const state = useAtomValue(useMemo(() => loader.watch(() => loader.stateOf(remote)), [loader, remote]));
  const screen = useAtomValue(
    useMemo(() => loader.watch(() => loader.loadedScreen(remote, route)), [loader, remote, route]),
  );
  const [failed, setFailed] = useState<FailedLoad | null>(null);
  const failure = failed?.route === route ? failed.failure : null;
  const [slow, setSlow] = useState(false);

  const load = useCallback(() => {
    setFailed(null);
    void loader.load(remote, route).then((outcome) => {
      if ('failure' in outcome) setFailed({ route, failure: outcome.failure });
    });
  }, [loader, remote, route]);

  const tryAgain = useCallback(() => {
    askForNewer('now');
    load();
  }, [askForNewer, load]);

  const wanted = screen === undefined && state.phase !== 'disabled' && state.phase !== 'incompatible';
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);

  const retryAt = state.phase === 'failed' ? state.retryAt : null;
  useEffect(() => {
    if (failure === null) return;
    askForNewer('at most now and then');
    const timer = retryAt === null ? undefined : setTimeout(load, Math.max(0, retryAt - performance.now()));
    addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', load);
    };
  }, [failure, retryAt, load, askForNewer]);

  const waiting = wanted && failure === null;
  useEffect(() => {
    setSlow(false);
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [waiting]);

  if (state.phase === 'disabled' || state.phase === 'incompatible') return state;
  if (screen !== undefined) return { phase: 'ready', screen };
  if (failure !== null) return { phase: 'failed', failure, tryAgain };
  return { phase: 'loading', slow };
}
