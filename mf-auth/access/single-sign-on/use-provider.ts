import { readServiceProvider, type ServiceProvider, type ServiceProviderOutcome } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

export type ProviderReading =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly provider: ServiceProvider }
  | { readonly state: 'failed'; readonly failure: Extract<ServiceProviderOutcome, { ok: false }> };

/** The barn as the senator knows it, made known to it where it does not. A failure is not kept: `retry` asks again. */
export function useProvider(barnId: string): { reading: ProviderReading; retry: () => void } {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const [reading, setReading] = useState<ProviderReading>({ state: 'loading' });
  const abort = useRef<AbortController | null>(null);
  const sayCouldNotCreate = useRef<() => void>(() => undefined);
  useEffect(() => {
    sayCouldNotCreate.current = () => showToast({ kind: 'error', text: t('singleSignOn.couldNotCreateProvider') });
  });

  const load = useCallback(async (): Promise<void> => {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setReading({ state: 'loading' });
    const outcome = await readServiceProvider(barnId, signal);
    if (signal.aborted) return;
    setReading(
      outcome.ok ? { state: 'ready', provider: outcome.serviceProvider } : { state: 'failed', failure: outcome },
    );
    if (!outcome.ok && outcome.reason === 'could-not-create') sayCouldNotCreate.current();
  }, [barnId]);

  useEffect(() => {
    void load();
    return () => abort.current?.abort();
  }, [load]);

  return { reading, retry: () => void load() };
}
