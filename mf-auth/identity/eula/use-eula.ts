import { type Eula, type RequestError, readEula } from '@barnwatch/shared/auth-client';
import { useCallback, useEffect, useRef, useState } from 'react';

export type EulaReading =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly eula: Eula }
  | { readonly state: 'failed'; readonly error: RequestError };

/** The licence agreement of an instance. A failure is not kept: `retry` asks again. Leaving cancels. */
export function useEula(instanceId: string): { reading: EulaReading; retry: () => void } {
  const [reading, setReading] = useState<EulaReading>({ state: 'loading' });
  const abort = useRef<AbortController | null>(null);

  const load = useCallback(async (): Promise<void> => {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setReading({ state: 'loading' });
    const outcome = await readEula(instanceId, signal);
    if (signal.aborted) return;
    setReading(outcome.ok ? { state: 'ready', eula: outcome.value } : { state: 'failed', error: outcome.error });
  }, [instanceId]);

  useEffect(() => {
    void load();
    return () => abort.current?.abort();
  }, [load]);

  const retry = useCallback(() => void load(), [load]);
  return { reading, retry };
}
