import { Form, FormMessage } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, firstFocusMark } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import { ActionFailure } from './action-failure';
import styles from './incident-actions.module.css';
import type { QuestionForm } from './use-question';

export interface ActionQuestion {
  readonly title: string;
  readonly text: string;
  /** The action in one word or two. */
  readonly actionLabel: string;
  readonly kind?: 'primary' | 'danger';
  /** What is said where it was not done: "The incident was not closed." */
  readonly notDone: string;
  readonly form: Pick<QuestionForm, 'busy' | 'refusal' | 'submit' | 'fault'>;
  readonly onCancel: () => void;
  /** What else is asked. */
  readonly children?: ReactNode;
}

/** Asks before something is done to an incident, and says there why it was not done. The harmless answer has the focus. */
export function ActionDialog(question: ActionQuestion) {
  const { t } = useTexts();
  const { title, text, actionLabel, kind = 'primary', notDone, form, onCancel, children } = question;
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
          <Button kind={kind} busy={form.busy} onClick={() => void form.submit()}>
            {actionLabel}
          </Button>
        </>
      }
    >
      <Form className={styles.form} form={form}>
        <p>{text}</p>
        {children}
        <FormMessage>{form.refusal && <ActionFailure what={notDone} error={form.refusal} />}</FormMessage>
      </Form>
    </Dialog>
  );
}
