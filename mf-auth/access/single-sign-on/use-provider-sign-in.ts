import { type ProviderSignInOutcome, signInAtProvider } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

export type ProviderRefusal = Extract<ProviderSignInOutcome, { ok: false }>;

export interface ProviderSignIn {
  readonly signingIn: boolean;
  /** Why the last attempt did not work. */
  readonly refusal: ProviderRefusal | null;
  readonly signIn: () => void;
}

/** Signs in at a barn with the senator's account, and says how it went. Leaving the page cancels. */
export function useProviderSignIn(barnId: string): ProviderSignIn {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const [signingIn, setSigningIn] = useState(false);
  const [refusal, setRefusal] = useState<ProviderRefusal | null>(null);
  const abort = useRef<AbortController | null>(null);
  const words = useRef({ t, showToast });
  useEffect(() => {
    words.current = { t, showToast };
  });
  useEffect(() => () => abort.current?.abort(), []);

  const signIn = useCallback(() => {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;

    async function run(): Promise<void> {
      setSigningIn(true);
      setRefusal(null);
      const outcome = await signInAtProvider(barnId, signal);
      if (signal.aborted) return;
      setSigningIn(false);
      setRefusal(outcome.ok ? null : outcome);
      const { t: translate, showToast: say } = words.current;
      if (outcome.ok) say({ kind: 'success', text: translate('singleSignOn.signedIn') });
      else say({ kind: 'error', text: translate(providerToasts[outcome.reason]) });
    }

    void run();
  }, [barnId]);

  return { signingIn, refusal, signIn };
}

/** Keys of the toasts of product 8.3, by what went wrong on the way. */
const providerToasts = {
  'not-signed-in-at-senator': 'singleSignOn.couldNotSignIn',
  'no-account': 'singleSignOn.couldNotSignIn',
  'could-not-create': 'singleSignOn.couldNotCreateProvider',
  failed: 'singleSignOn.couldNotSignIn',
} as const satisfies Record<ProviderRefusal['reason'], string>;
