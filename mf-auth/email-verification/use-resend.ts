import { type DiscoveryObject, type RequestError, resendEmailVerification } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';

/** How long the toast of a mail that could not be sent stays, in ms (product 8.3). */
const failedToastMs = 10_000;

export type Resending =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'sent' }
  | { readonly state: 'failed'; readonly error: RequestError };

export interface Resend {
  readonly resending: Resending;
  readonly resend: (email: string) => void;
}

/** Has the verification mail sent again, and says how that went. Leaving the page cancels. */
export function useResend(discoveryObject: DiscoveryObject): Resend {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const [resending, setResending] = useState<Resending>({ state: 'idle' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function send(email: string, signal: AbortSignal): Promise<void> {
    setResending({ state: 'sending' });
    const outcome = await resendEmailVerification({ discoveryObject, email }, signal);
    if (signal.aborted) return;
    if (outcome.ok) {
      setResending({ state: 'sent' });
      showToast({ kind: 'success', text: t('emailVerification.sent') });
    } else {
      setResending({ state: 'failed', error: outcome.error });
      showToast({ kind: 'error', text: t('emailVerification.notSent'), durationMs: failedToastMs });
    }
  }

  return {
    resending,
    resend(email) {
      abort.current?.abort();
      abort.current = new AbortController();
      void send(email.trim(), abort.current.signal);
    },
  };
}
