import type { InstanceView } from '@barnwatch/shared/auth-client';
import { Form, FormMessage, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, PasswordField, TextField, useNow, useShowToast } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { loginPasswordRules } from '../../identity/identity-rules/password-rules';
import { problemWords } from '../../identity/identity-rules/problem-words';
import { formRules } from '../../identity/identity-rules/rule';
import { loginNameRules, loginNameWords } from './login-name-rules';
import styles from './sign-in.module.css';
import { waitLeftMs } from './sign-in-trouble';
import { SignInTroubleLine } from './sign-in-trouble-line';
import type { PasswordMethod, TypedIdentity } from './typed-identity';
import type { SignInAttempt } from './use-sign-in';

export interface SignInFormProps {
  readonly instance: InstanceView;
  readonly method: PasswordMethod;
  readonly signIn: SignInAttempt;
  readonly typed: TypedIdentity;
  readonly onTyped: (typed: TypedIdentity) => void;
  readonly onSignedIn: (eulaNeeded: boolean) => void;
  /** The first empty field takes the focus when the form appears. */
  readonly takesFocus: boolean;
}

/** Name and password at one instance. The password is in no state after an attempt or after leaving. */
export function SignInForm({ instance, method, signIn, typed, onTyped, onSignedIn, takesFocus }: SignInFormProps) {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const { busy, trouble, attempt } = signIn;
  const waiting = useNow((now) => waitLeftMs(trouble, now) > 0);
  const typedName = typed[method];
  // Phones like to end a suggested word with a space.
  const name = typedName.trim();
  const form = useForm({
    values: { name, password },
    ...formRules({ name: loginNameRules[method], password: loginPasswordRules }),
    words: (field, problem) =>
      field === 'name' ? loginNameWords(method, problem, t) : problemWords('loginPassword', problem, t),
    onHeldBack: () => showToast({ kind: 'error', text: t('toast.fixErrors') }),
    async send() {
      const outcome = await attempt(
        method === 'email' ? { kind: method, email: name, password } : { kind: method, username: name, password },
      );
      if (outcome === null) return { kind: 'left' };
      setPassword('');
      if (!outcome.ok) return { kind: 'refused', refusal: outcome.reason, goOnIn: 'password', startsOver: true };
      onSignedIn(outcome.eulaNeeded);
      return { kind: 'taken' };
    },
  });

  useEffect(() => {
    if (!takesFocus) return;
    const first = nameField.current?.value ? passwordField : nameField;
    first.current?.focus();
  }, [takesFocus]);

  return (
    <Form className={styles.form} form={form}>
      <TextField
        ref={nameField}
        type={method === 'email' ? 'email' : 'text'}
        label={t(method === 'email' ? 'signIn.email' : 'signIn.username')}
        name={method}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={320}
        value={typedName}
        onBlur={form.onLeave('name')}
        onChange={(value) => onTyped({ ...typed, [method]: value })}
        error={form.errorAt('name')}
      />
      <PasswordField
        ref={passwordField}
        purpose="current"
        label={t('signIn.password')}
        name="password"
        maxLength={200}
        value={password}
        onChange={setPassword}
        error={form.errorAt('password')}
      />
      <FormMessage>
        {trouble !== null && (
          <SignInTroubleLine trouble={trouble} method={method} instance={instance} email={typed.email} />
        )}
      </FormMessage>
      <Button kind="primary" type="submit" busy={busy} disabled={waiting}>
        {t('signIn.submit')}
      </Button>
    </Form>
  );
}
