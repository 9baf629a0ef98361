import { acceptEula, type Eula, type RequestError, readEula } from '@barnwatch/shared/auth-client';
import { useCallback, useEffect, useRef, useState } from 'react';

export type EulaReading =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly eula: Eula }
  | { readonly state: 'failed'; readonly error: RequestError };

export interface EulaInPlaceState {
  readonly reading: EulaReading;
  readonly readAgain: () => void;
  readonly sending: boolean;
  /** Why the acceptance could not be sent. */
  readonly error: RequestError | null;
  readonly accept: () => void;
}

/** Reads the agreement of a barn and sends the acceptance. Leaving cancels both; a failure is not kept. */
export function useEulaInPlace(instanceId: string): EulaInPlaceState {
  const [reading, setReading] = useState<EulaReading>({ state: 'loading' });
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);
  const lifetime = useRef(new AbortController());

  const read = useCallback(async (): Promise<void> => {
    const { signal } = lifetime.current;
    setReading({ state: 'loading' });
    const outcome = await readEula(instanceId, signal);
    if (signal.aborted) return;
    setReading(outcome.ok ? { state: 'ready', eula: outcome.value } : { state: 'failed', error: outcome.error });
  }, [instanceId]);

  useEffect(() => {
    const mounted = new AbortController();
    lifetime.current = mounted;
    void read();
    return () => mounted.abort();
  }, [read]);

  async function accept(): Promise<void> {
    const { signal } = lifetime.current;
    setSending(true);
    setError(null);
    const outcome = await acceptEula(instanceId, signal);
    if (signal.aborted) return;
    setSending(false);
    setError(outcome.ok ? null : outcome.error);
  }

  return { reading, readAgain: () => void read(), sending, error, accept: () => void accept() };
}
