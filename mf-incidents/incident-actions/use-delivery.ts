import type { Outcome, RequestError } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { type Delivery, type OutboxView, useOutbox } from '@barnwatch/shared/outbox';
import { useShowToast } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';

/** Hands one write to the outbox and tells how far it came; null when nobody is signed in. */
type Send = (outbox: OutboxView, signal: AbortSignal) => Promise<Outcome<Delivery | null>>;

export interface RunningDelivery {
  readonly busy: boolean;
  /** Why it was not done; null before the first try and while one is under way. */
  readonly error: RequestError | null;
  /** @returns whether it was done: what waits on the device counts as done, and says so */
  readonly deliver: (send: Send, doneWords: string) => Promise<boolean>;
}

/** One write on request that goes through the outbox, with its failure; leaving the dialog cancels what it asks before. */
export function useDelivery(kind: string): RunningDelivery {
  const { t } = useTexts('mf-incidents');
  const showToast = useShowToast();
  const outbox = useOutbox(kind);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  /** Why it was not done; null where it was. */
  async function failureOf(sent: Outcome<Delivery | null>, doneWords: string): Promise<RequestError | null> {
    if (!sent.ok) return sent.error;
    const delivery = sent.value;
    if (delivery === null) return nobodySignedIn;
    switch (delivery.kind) {
      case 'sent':
        showToast({ kind: 'success', text: doneWords });
        return null;
      case 'waiting':
        showToast({ kind: 'info', text: t('incidentAction.kept') });
        return null;
      case 'needs-you': {
        const { standing, identifier } = delivery.entry;
        // The dialog is still open with all that was entered: nothing is left to the outbox.
        await outbox.discard(identifier);
        return standing.kind === 'needs-you' ? standing.error : nobodySignedIn;
      }
    }
  }

  async function deliver(send: Send, doneWords: string): Promise<boolean> {
    const started = new AbortController();
    underWay.current = started;
    const { signal } = started;
    setBusy(true);
    setError(null);
    const failure = await failureOf(await send(outbox, signal), doneWords);
    if (signal.aborted) return false;
    setBusy(false);
    setError(failure);
    return failure === null;
  }

  return { busy, error, deliver };
}

const nobodySignedIn: RequestError = { code: 'no-auth', context: { instanceId: '', call: '' } };
