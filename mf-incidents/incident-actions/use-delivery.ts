import type { Outcome, RequestError } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { type Delivery, type OutboxView, useOutbox } from '@barnwatch/shared/outbox';
import { useShowToast } from '@barnwatch/shared/ui';

/** Makes a delivery through the outbox an outcome of an action: what waits on the device counts as done, and says so. */
export function useDelivery(kind: string) {
  const { t } = useTexts('mf-incidents');
  const showToast = useShowToast();
  const outbox = useOutbox(kind);

  async function deliver(
    send: (outbox: OutboxView) => Promise<Outcome<Delivery | null>>,
    doneWords: string,
  ): Promise<Outcome<void>> {
    const sent = await send(outbox);
    if (!sent.ok) return sent;
    const delivery = sent.value;
    if (delivery === null) return { ok: false, error: nobodySignedIn };
    switch (delivery.kind) {
      case 'sent':
        showToast({ kind: 'success', text: doneWords });
        return { ok: true, value: undefined };
      case 'waiting':
        showToast({ kind: 'info', text: t('incidentAction.kept') });
        return { ok: true, value: undefined };
      case 'needs-you': {
        const { standing, identifier } = delivery.entry;
        // The dialog is still open with all that was entered: nothing is left to the outbox.
        await outbox.discard(identifier);
        if (standing.kind !== 'needs-you') return { ok: false, error: nobodySignedIn };
        return { ok: false, error: standing.error };
      }
    }
  }

  return deliver;
}

const nobodySignedIn: RequestError = { code: 'no-auth', context: { instanceId: '', call: '' } };
