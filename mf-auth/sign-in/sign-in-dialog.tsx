import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import {
  Banner,
  Button,
  ConnectionChip,
  Dialog,
  PasswordField,
  TextField,
  useNow,
  useShowToast,
} from '@barnwatch/shared/ui';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import styles from './sign-in-dialog.module.css';
import { waitLeftMs } from './sign-in-trouble';
import { SignInTroubleLine } from './sign-in-trouble-line';
import { useSignIn } from './use-sign-in';

export interface SignInDialogProps {
  readonly instance: InstanceView;
  readonly onClose: () => void;
  readonly onSignedIn: (eulaNeeded: boolean) => void;
}

/** User name and password at one barn. The password is in no state after an attempt or after closing. */
export function SignInDialog({ instance, onClose, onSignedIn }: SignInDialogProps) {
  const { t } = useTexts('mf-auth');
  const { t: frameText } = useTexts();
  const showToast = useShowToast();
  const formId = useId();
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { busy, trouble, attempt } = useSignIn(instance.globalUniqueIdentifier);
  const waiting = useNow((now) => waitLeftMs(trouble, now) > 0);
  const { signedOutReason } = instance;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy || waiting) return;
    // Phones like to end a suggested word with a space.
    const name = username.trim();
    setSubmitted(true);
    if (name === '' || password === '') {
      showToast({ kind: 'error', text: t('toast.fixErrors') });
      (name === '' ? usernameField : passwordField).current?.focus();
      return;
    }
    const outcome = await attempt({ kind: 'username', username: name, password });
    if (outcome === null) return;
    setPassword('');
    setSubmitted(false);
    if (outcome.ok) onSignedIn(outcome.eulaNeeded);
    else passwordField.current?.focus();
  }

  return (
    <Dialog
      open
      title={t('signIn.title', { barn: shownName(instance) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{frameText('dialog.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} busy={busy} disabled={waiting}>
            {t('signIn.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <ConnectionChip instance={instance} />
        {signedOutReason !== null && signedOutReason !== 'by-user' && (
          <Banner kind="info">{t(`signedOut.${signedOutReason}`)}</Banner>
        )}
        <TextField
          ref={usernameField}
          label={t('signIn.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={320}
          value={username}
          onChange={setUsername}
          error={submitted && username.trim() === '' ? t('signIn.usernameMissing') : undefined}
        />
        <PasswordField
          ref={passwordField}
          purpose="current"
          label={t('signIn.password')}
          name="password"
          value={password}
          onChange={setPassword}
          error={submitted && password === '' ? t('signIn.passwordMissing') : undefined}
        />
        {trouble !== null && <SignInTroubleLine trouble={trouble} />}
      </form>
    </Dialog>
  );
}
