import { acceptEula, type InstanceView, type RequestError } from '@barnwatch/shared/auth-client';
import { useEffect, useRef, useState } from 'react';

export interface Acceptance {
  readonly busy: boolean;
  readonly error: RequestError | null;
  readonly accept: () => void;
}

/**
 * Accepts the licence agreement. What counts is that the barn needs it no more: so it is also accepted when that
 * happened in another window, or when only what follows it (the permissions) could not be read.
 */
export function useAcceptance(instance: InstanceView, onAccepted: () => void): Acceptance {
  const { globalUniqueIdentifier: instanceId, loggedIn, eulaNeeded } = instance;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);
  const abort = useRef<AbortController | null>(null);
  const onDone = useRef(onAccepted);
  const done = loggedIn && !eulaNeeded && !busy;

  useEffect(() => {
    onDone.current = onAccepted;
  });
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => {
    if (done) onDone.current();
  }, [done]);

  async function run(signal: AbortSignal): Promise<void> {
    setBusy(true);
    setError(null);
    const outcome = await acceptEula(instanceId, signal);
    if (signal.aborted) return;
    setError(outcome.ok ? null : outcome.error);
    setBusy(false);
  }

  return {
    busy,
    error,
    accept() {
      abort.current?.abort();
      abort.current = new AbortController();
      void run(abort.current.signal);
    },
  };
}
