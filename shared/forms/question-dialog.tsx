import type { ReactNode } from 'react';
import { useTexts } from '../i18n';
import { Button, Dialog, firstFocusMark } from '../ui';
import { Form, FormMessage } from './form';
import styles from './question-dialog.module.css';
import type { FormState } from './use-form';

export interface QuestionDialogProps {
  readonly title: string;
  readonly text: string;
  /** The action in one word or two. */
  readonly actionLabel: string;
  readonly kind?: 'primary' | 'danger';
  readonly form: Pick<FormState<never, unknown>, 'busy' | 'submit' | 'fault' | 'needsLine'>;
  /** Why it was not done. */
  readonly failure: ReactNode;
  readonly onCancel: () => void;
  /** What else is asked. */
  readonly children?: ReactNode;
}

/** Asks before something is done, and says there why it was not done. The harmless answer has the focus. */
export function QuestionDialog(question: QuestionDialogProps) {
  const { t } = useTexts();
  const { title, text, actionLabel, kind = 'primary', form, failure, onCancel, children } = question;
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
        <FormMessage>{failure}</FormMessage>
      </Form>
    </Dialog>
  );
}
