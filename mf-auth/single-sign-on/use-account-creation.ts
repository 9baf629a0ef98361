import {
  createAccountAtProvider,
  type ProviderAccount,
  type ProviderAccountOutcome,
} from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';

export type AccountRefusal = Extract<ProviderAccountOutcome, { ok: false }>;

export interface AccountCreation {
  readonly busy: boolean;
  readonly refusal: AccountRefusal | null;
  /** Answers null when the page was left meanwhile. */
  readonly create: (account: ProviderAccount) => Promise<ProviderAccountOutcome | null>;
}

/** Creates the account at a barn through the senator, and says how it went. Leaving the page cancels. */
export function useAccountCreation(barnId: string): AccountCreation {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<AccountRefusal | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function create(account: ProviderAccount): Promise<ProviderAccountOutcome | null> {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setBusy(true);
    setRefusal(null);
    const outcome = await createAccountAtProvider(barnId, account, signal);
    if (signal.aborted) return null;
    setBusy(false);
    setRefusal(outcome.ok ? null : outcome);
    if (!outcome.ok) showToast({ kind: 'error', text: t(refusedToasts[outcome.reason]) });
    // One that existed all along was not created: what follows says the rest.
    else if (outcome.created) showToast({ kind: 'success', text: t('singleSignOn.created') });
    return outcome;
  }

  return { busy, refusal, create };
}

/** Keys of the toasts of product 8.3. */
const refusedToasts = {
  'not-signed-in-at-senator': 'singleSignOn.couldNotCreateAccount',
  'eula-required': 'toast.haveToAcceptEula',
  'could-not-create': 'singleSignOn.couldNotCreateAccount',
  failed: 'singleSignOn.couldNotCreateAccount',
} as const satisfies Record<AccountRefusal['reason'], string>;
