import { type Credentials, type SignInOutcome, signIn } from '@barnwatch/shared/auth-client';
import { useSending } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
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
  const { now, send } = useSending<SignInTrouble>();

  async function attempt(credentials: Credentials): Promise<SignInOutcome | null> {
    const outcome = await send(
      (signal) => signIn(instanceId, credentials, signal),
      (answer) => (answer.ok ? null : signInTrouble(answer, Date.now())),
    );
    if (outcome === null) return null;
    showToast({ kind: outcome.ok ? 'success' : 'error', text: t(signInToastKey(outcome)) });
    return outcome;
  }

  return { busy: now.kind === 'sending', trouble: now.kind === 'refused' ? now.refusal : null, attempt };
}
