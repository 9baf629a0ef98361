import type { RequestError } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, firstFocusMark } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import { ActionFailure } from './action-failure';
import styles from './incident-actions.module.css';

export interface ActionQuestion {
  readonly title: string;
  readonly text: string;
  /** The action in one word or two. */
  readonly deed: string;
  readonly kind?: 'primary' | 'danger';
  readonly busy: boolean;
  /** What was not done, and why. */
  readonly failure: { readonly what: string; readonly error: RequestError } | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** What else is asked. */
  readonly children?: ReactNode;
}

/** Asks before something is done to an incident, and says there why it was not done. The harmless answer has the focus. */
export function ActionDialog(question: ActionQuestion) {
  const { t } = useTexts();
  const { title, text, deed, kind = 'primary', busy, failure, onConfirm, onCancel, children } = question;
  const focus = children ? {} : firstFocusMark;
  return (
    <Dialog
      open
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button {...focus} onClick={onCancel}>
            {t('dialog.cancel')}
          </Button>
          <Button kind={kind} busy={busy} onClick={onConfirm}>
            {deed}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <p>{text}</p>
        {children}
        {failure && <ActionFailure {...failure} />}
      </form>
    </Dialog>
  );
}
