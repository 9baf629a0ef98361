import type { DiscoveryObject } from '@barnwatch/shared/auth-client';
import { Form, FormMessage, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, TextField, useShowToast } from '@barnwatch/shared/ui';
import { useId, useState } from 'react';
import { ResendResult } from '../../identity/email-verification/resend-verification';
import { useResend } from '../../identity/email-verification/use-resend';
import { emailRules } from '../../identity/identity-rules/email-rules';
import { problemWords } from '../../identity/identity-rules/problem-words';
import { formRules } from '../../identity/identity-rules/rule';
import { AddressList } from '../add-barn/address-list';
import styles from './quick-links.module.css';

export interface ResendDialogProps {
  readonly discoveryObject: DiscoveryObject;
  readonly onClose: () => void;
}

/** Asks for the e-mail address, which the link does not say, and has another mail sent there. */
export function ResendDialog({ discoveryObject, onClose }: ResendDialogProps) {
  const { t } = useTexts('mf-auth');
  const { t: frameText } = useTexts();
  const showToast = useShowToast();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const { resending, resend } = useResend(discoveryObject);
  const email = typed.trim();
  const form = useForm({
    values: { email },
    rules: formRules({ email: emailRules }).rules,
    words: (_field, problem) => problemWords('email', problem, t),
    onHeldBack: () => showToast({ kind: 'error', text: t('toast.fixErrors') }),
    async send() {
      const outcome = await resend(email);
      if (outcome === null) return { kind: 'left' };
      return outcome.ok ? { kind: 'taken' } : { kind: 'refused', refusal: outcome.error };
    },
  });
  const { remote } = discoveryObject;

  return (
    <Dialog
      open
      title={t('emailVerification.resend')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{frameText('dialog.close')}</Button>
          <Button kind="primary" type="submit" form={formId} busy={resending.state === 'sending'}>
            {t('quickLink.resend.send')}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.step} form={form}>
        <p>{t('quickLink.resend.text')}</p>
        {remote && <AddressList discoveryObject={{ remote }} />}
        <TextField
          type="email"
          name="email"
          label={t('quickLink.resend.email')}
          error={form.errorAt('email')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
        <FormMessage>
          <ResendResult resending={resending} />
        </FormMessage>
      </Form>
    </Dialog>
  );
}
