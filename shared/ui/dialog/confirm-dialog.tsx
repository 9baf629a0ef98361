import type { ReactNode } from 'react';
import { useTexts } from '../../i18n';
import { Button } from '../buttons/button';
import { Dialog, firstFocusMark } from './dialog';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly text: ReactNode;
  /** The action in one word or two: "Delete", not "OK". */
  readonly confirmLabel: string;
  readonly kind?: 'primary' | 'danger';
  /** The action is under way. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is done. The harmless answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, kind = 'primary', busy = false, onConfirm, onCancel } = props;
  const { t } = useTexts();
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button {...firstFocusMark} onClick={onCancel}>
            {t('dialog.cancel')}
          </Button>
          <Button kind={kind} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
