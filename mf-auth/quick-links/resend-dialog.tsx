import type { DiscoveryObject } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, TextField, useShowToast } from '@barnwatch/shared/ui';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { AddressList } from '../add-barn/address-list';
import { ResendResult } from '../email-verification/resend-verification';
import { useResend } from '../email-verification/use-resend';
import { emailRules } from '../identity-rules/email-rules';
import { problemWords } from '../identity-rules/problem-words';
import { firstProblem } from '../identity-rules/rule';
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
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { resending, resend } = useResend(discoveryObject);
  const problem = firstProblem(emailRules, email.trim());
  const { remote } = discoveryObject;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setSubmitted(true);
    if (problem === null) resend(email);
    else {
      showToast({ kind: 'error', text: t('toast.fixErrors') });
      field.current?.focus();
    }
  }

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
      <form id={formId} className={styles.step} noValidate onSubmit={submit}>
        <p>{t('quickLink.resend.text')}</p>
        {remote && <AddressList discoveryObject={{ remote }} />}
        <TextField
          ref={field}
          type="email"
          name="email"
          label={t('quickLink.resend.email')}
          error={submitted && problem !== null ? problemWords('email', problem, t) : undefined}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={setEmail}
        />
        <ResendResult resending={resending} />
      </form>
    </Dialog>
  );
}
