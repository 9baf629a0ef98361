import {
  type DiscoveryObject,
  type Outcome,
  type RequestError,
  resendEmailVerification,
} from '@barnwatch/shared/auth-client';
import { type SendingState, useSending } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';

/** How long the toast of a mail that could not be sent stays, in ms (product 8.3). */
const failedToastMs = 10_000;

export type Resending =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'sent' }
  | { readonly state: 'failed'; readonly error: RequestError };

export interface Resend {
  readonly resending: Resending;
  /** Answers null when the page was left meanwhile, or one was under way. */
  readonly resend: (email: string) => Promise<Outcome<unknown> | null>;
}

/** Has the verification mail sent again, and says how that went. Leaving the page cancels. */
export function useResend(discoveryObject: DiscoveryObject): Resend {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const [isSent, setSent] = useState(false);
  const { now, send } = useSending<RequestError>();

  async function resend(email: string): Promise<Outcome<unknown> | null> {
    const outcome = await send(
      (signal) => resendEmailVerification({ discoveryObject, email: email.trim() }, signal),
      (answer) => (answer.ok ? null : answer.error),
    );
    if (outcome === null) return null;
    setSent(outcome.ok);
    if (outcome.ok) showToast({ kind: 'success', text: t('emailVerification.sent') });
    else showToast({ kind: 'error', text: t('emailVerification.notSent'), durationMs: failedToastMs });
    return outcome;
  }

  return { resending: resendingOf(now, isSent), resend };
}

function resendingOf(now: SendingState<RequestError>, isSent: boolean): Resending {
  switch (now.kind) {
    case 'sending':
      return { state: 'sending' };
    case 'refused':
      return { state: 'failed', error: now.refusal };
    case 'resting':
      return { state: isSent ? 'sent' : 'idle' };
  }
}
