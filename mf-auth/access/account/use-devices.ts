import { type DevicesOutcome, readSessions } from '@barnwatch/shared/auth-client';
import { useEffect, useState } from 'react';

export type Devices = { readonly state: 'loading' } | DevicesOutcome;

/** The devices that one is signed in with at an instance. Asked anew each time that they are looked at. */
export function useDevices(instanceId: string): { readonly devices: Devices; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [devices, setDevices] = useState<Devices>({ state: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt is the reason to ask again
  useEffect(() => {
    const abort = new AbortController();
    setDevices({ state: 'loading' });
    void readSessions(instanceId, abort.signal).then((outcome) => !abort.signal.aborted && setDevices(outcome));
    return () => abort.abort();
  }, [instanceId, attempt]);

  return { devices, retry: () => setAttempt(attempt + 1) };
}
