import { useTexts } from '@barnwatch/shared/i18n';
import { useOutbox } from '@barnwatch/shared/outbox';
import { Button, ConfirmDialog } from '@barnwatch/shared/ui';
import { useState } from 'react';
import type { WaitingChange } from './waiting-change';

export interface CancelWaitingProps {
  readonly waiting: WaitingChange;
}

/** Takes back what still waits: at once where it was never sent, else after a question, for it may have arrived. */
export function CancelWaiting({ waiting: { action, entry } }: CancelWaitingProps) {
  const { t } = useTexts('mf-incidents');
  const outbox = useOutbox();
  const [asks, setAsks] = useState(false);
  const discard = () => void outbox.discard(entry.identifier);
  return (
    <>
      <Button
        icon="undo"
        busy={outbox.sending.has(entry.identifier)}
        onClick={() => (entry.attempted ? setAsks(true) : discard())}
      >
        {t(`waitingChange.${action}Cancel`)}
      </Button>
      <ConfirmDialog
        open={asks}
        kind="danger"
        title={t('outboxEntry.discardTitle')}
        text={t('outboxEntry.discardArrived')}
        confirmLabel={t('outboxEntry.discard')}
        onConfirm={discard}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
