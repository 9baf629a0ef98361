import { type SignUp, type SignUpOutcome, signUp } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type SignUpTrouble, signUpToastKey, signUpTrouble } from './sign-up-trouble';

export interface SignUpAttempt {
  readonly busy: boolean;
  readonly trouble: SignUpTrouble | null;
  /** Answers null when the form was left meanwhile: then nothing more is to be said or done. */
  readonly attempt: (data: SignUp) => Promise<SignUpOutcome | null>;
}

/** Registers at an instance and says how it went. Leaving the form cancels the attempt. */
export function useSignUp(instanceId: string): SignUpAttempt {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<SignUpTrouble | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function attempt(data: SignUp): Promise<SignUpOutcome | null> {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setBusy(true);
    setTrouble(null);
    const outcome = await signUp(instanceId, data, signal);
    if (signal.aborted) return null;
    setBusy(false);
    if (!outcome.ok) setTrouble(signUpTrouble(outcome, Date.now()));
    showToast({ kind: outcome.ok ? 'success' : 'error', text: t(signUpToastKey(outcome)) });
    return outcome;
  }

  return { busy, trouble, attempt };
}
