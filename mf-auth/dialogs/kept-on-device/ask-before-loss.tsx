import { ConfirmDialog, useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { WhatIsLost } from './what-is-lost';

export interface AskBeforeLossProps {
  readonly kind?: 'primary' | 'danger';
  /** The instances of which this device forgets something. */
  readonly instanceIds: readonly string[];
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    /** The toast afterwards. */
    readonly done: string;
  };
  readonly act: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before this device forgets something and says what; then does it and says so. */
export function AskBeforeLoss({ kind = 'primary', instanceIds, words, act, onClose }: AskBeforeLossProps) {
  const showToast = useShowToast();
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    await act();
    showToast({ kind: 'success', text: words.done });
    onClose();
  }

  return (
    <ConfirmDialog
      open
      kind={kind}
      title={words.title}
      text={
        <>
          {words.text}
          <WhatIsLost instanceIds={instanceIds} />
        </>
      }
      confirmLabel={words.confirm}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
