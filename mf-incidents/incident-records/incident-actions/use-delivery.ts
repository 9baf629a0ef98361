import type { Outcome, RequestError } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { type Delivery, type OutboxView, useOutbox } from '@barnwatch/shared/outbox';
import { useShowToast } from '@barnwatch/shared/ui';

/** Hands one write to the outbox and tells how far it came; null when nobody is signed in. */
type Send = (outbox: OutboxView, signal: AbortSignal) => Promise<Outcome<Delivery | null>>;

/** @returns why it was not done; null where it was: what waits on the device counts as done, and says so */
export type Deliver = (send: Send, doneWords: string, signal: AbortSignal) => Promise<RequestError | null>;

/** Hands a write to the outbox for a dialog that stays open until it is done. */
export function useDelivery(kind: string): Deliver {
  const { t } = useTexts('mf-incidents');
  const showToast = useShowToast();
  const outbox = useOutbox(kind);
  return async (send, doneWords, signal) => {
    const sent = await send(outbox, signal);
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
  };
}

const nobodySignedIn: RequestError = { code: 'no-auth', context: { instanceId: '', call: '' } };
