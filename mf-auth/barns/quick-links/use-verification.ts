import { type RequestError, verifyEmail } from '@barnwatch/shared/auth-client';
import { useEffect, useRef, useState } from 'react';
import type { QuickLink } from './quick-link';

export type VerificationLink = Extract<QuickLink, { action: 'email-verification' }>;

/** Product 4.5: loading, then success or error. Before that a person has agreed. */
export type Verification =
  | { readonly state: 'ask' }
  | { readonly state: 'verifying' }
  | { readonly state: 'verified' }
  | { readonly state: 'failed'; readonly error: RequestError };

export interface VerificationOnPage {
  readonly verification: Verification;
  readonly verify: () => void;
}

/** Sends the token of the link to the address of the link, once that was agreed to. Leaving the page cancels. */
export function useVerification(link: VerificationLink, onDone: (verified: boolean) => void): VerificationOnPage {
  const [verification, setVerification] = useState<Verification>({ state: 'ask' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function send(signal: AbortSignal): Promise<void> {
    setVerification({ state: 'verifying' });
    const { discoveryObject, id: authenticationId, token: verificationToken } = link;
    const outcome = await verifyEmail({ discoveryObject, authenticationId, verificationToken }, signal);
    if (signal.aborted) return;
    setVerification(outcome.ok ? { state: 'verified' } : { state: 'failed', error: outcome.error });
    onDone(outcome.ok);
  }

  return {
    verification,
    verify() {
      abort.current?.abort();
      abort.current = new AbortController();
      void send(abort.current.signal);
    },
  };
}
