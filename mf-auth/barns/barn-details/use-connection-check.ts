import { checkConnection, type RequestError } from '@barnwatch/shared/auth-client';
import { useEffect, useRef, useState } from 'react';

export type ConnectionCheck =
  | { readonly state: 'idle' }
  | { readonly state: 'checking' }
  | { readonly state: 'failed'; readonly error: RequestError };

/**
 * Probes all addresses of an instance when a person asks for it. The auth client bounds each probe (4 s); leaving the
 * component ends the wait.
 */
export function useConnectionCheck(instanceId: string): { check: ConnectionCheck; start: () => void } {
  const [check, setCheck] = useState<ConnectionCheck>({ state: 'idle' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function run(signal: AbortSignal): Promise<void> {
    setCheck({ state: 'checking' });
    const outcome = await checkConnection(instanceId, signal, { asked: true });
    if (!signal.aborted) setCheck(outcome.ok ? { state: 'idle' } : { state: 'failed', error: outcome.error });
  }

  return {
    check,
    start() {
      abort.current?.abort();
      abort.current = new AbortController();
      void run(abort.current.signal);
    },
  };
}
