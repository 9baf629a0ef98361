import { type Credentials, type SignInOutcome, signIn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type SignInTrouble, signInToastKey, signInTrouble } from './sign-in-trouble';

export interface SignInAttempt {
  readonly busy: boolean;
  readonly trouble: SignInTrouble | null;
  /** Answers null when the dialog was left meanwhile: then nothing more is to be said or done. */
  readonly attempt: (credentials: Credentials) => Promise<SignInOutcome | null>;
}

/** Signs in at an instance and says how it went. Leaving the dialog cancels the attempt. */
export function useSignIn(instanceId: string): SignInAttempt {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<SignInTrouble | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function attempt(credentials: Credentials): Promise<SignInOutcome | null> {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setBusy(true);
    setTrouble(null);
    const outcome = await signIn(instanceId, credentials, signal);
    if (signal.aborted) return null;
    setBusy(false);
    if (!outcome.ok) setTrouble(signInTrouble(outcome, Date.now()));
    showToast({ kind: outcome.ok ? 'success' : 'error', text: t(signInToastKey(outcome)) });
    return outcome;
  }

  return { busy, trouble, attempt };
}
