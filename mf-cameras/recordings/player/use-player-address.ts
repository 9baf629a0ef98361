import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { useEffect, useSyncExternalStore } from 'react';
import type { Playback } from './playback';
import type { PlaybackSession } from './playback-session';

/** While it stands still, the address says which moment is seen: it can be sent to somebody, and loading the page keeps it. */
export function usePlayerAddress(session: PlaybackSession, { playing, isScrubbing }: Playback): void {
  const [, setQuery] = useSearchParams();
  const still = useSyncExternalStore(session.subscribe, () =>
    playing || isScrubbing ? null : Math.round(session.moment()),
  );
  useEffect(() => {
    if (still === null) return;
    // Browsers limit how often the address may change: held keys step many times a second.
    const timer = setTimeout(
      () => setQuery((known) => withParameter(known, 'time', String(still)), { replace: true }),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [still, setQuery]);
}

const restMs = 300;
