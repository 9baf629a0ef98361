import { type InstanceView, senatorId, shownName, useInstance } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, SegmentedControl } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { CheckMail } from '../../identity/email-verification/check-mail';
import { MethodsAssumed } from '../sign-in/methods-assumed';
import { SenatorLink } from '../sign-in/senator-link';
import { methodKeys, type PasswordMethod, type TypedIdentity } from '../sign-in/typed-identity';
import { type SignInAttempt, useSignIn } from '../sign-in/use-sign-in';
import { type MethodsReading, passwordMethodsOf } from '../sign-in/use-sign-in-methods';
import styles from './sign-up.module.css';
import { SignUpForm } from './sign-up-form';

export interface SignUpWaysProps {
  readonly instance: InstanceView;
  readonly reading: Exclude<MethodsReading, { state: 'probing' }>;
  readonly onRetry: () => void;
  /** Whoever has registered by user name is signed in at once. */
  readonly signIn: SignInAttempt;
  readonly typed: TypedIdentity;
  readonly onTyped: (typed: TypedIdentity) => void;
  readonly takesFocus: boolean;
  readonly onSignedIn: (eulaNeeded: boolean) => void;
  /** There is an account, or there was one before: now sign in, the name kept. */
  readonly onToSignIn: () => void;
}

/** Registering for as long as this is shown: what is under way ends with it. */
export function OwnSignUpWays(props: Omit<SignUpWaysProps, 'signIn'>) {
  const signIn = useSignIn(props.instance.globalUniqueIdentifier);
  return <SignUpWays {...props} signIn={signIn} />;
}

/** The ways to register at an instance, and what follows: the mail to look for, or being signed in at once. */
export function SignUpWays(props: SignUpWaysProps) {
  const { instance, reading, onRetry, signIn, typed, onTyped, takesFocus, onSignedIn, onToSignIn } = props;
  const { t } = useTexts('mf-auth');
  const senator = useInstance(senatorId);
  const [wanted, setWanted] = useState<PasswordMethod>('username');
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const methods = passwordMethodsOf(reading.methods);
  const method = methods.includes(wanted) ? wanted : methods[0];

  async function goOn(signedUpBy: PasswordMethod, password: string): Promise<void> {
    if (signedUpBy === 'email') {
      setMailedTo(typed.email.trim());
      return;
    }
    const outcome = await signIn.attempt({ kind: 'username', username: typed.username.trim(), password });
    if (outcome === null) return;
    if (outcome.ok) onSignedIn(outcome.eulaNeeded);
    else onToSignIn();
  }

  if (mailedTo !== null) {
    return (
      <div className={styles.done}>
        <CheckMail discoveryObject={instance.discoveryObject} email={mailedTo} />
        <Button kind="primary" onClick={onToSignIn}>
          {t('signUp.toSignIn')}
        </Button>
      </div>
    );
  }
  if (method === undefined) {
    return (
      <div className={styles.done}>
        <p>{t('signUp.onlySenator', { barn: shownName(instance), senator: senator ? shownName(senator) : '' })}</p>
        <SenatorLink instanceId={instance.globalUniqueIdentifier} kind="primary" />
      </div>
    );
  }
  return (
    <div className={styles.ways}>
      {reading.state === 'assumed' && <MethodsAssumed text={t('signUp.assumed')} onRetry={onRetry} />}
      {methods.length > 1 && (
        <SegmentedControl
          label={t('signUp.method')}
          value={method}
          segments={methods.map((value) => ({ value, label: t(methodKeys[value]) }))}
          onChange={setWanted}
        />
      )}
      <SignUpForm
        instance={instance}
        method={method}
        typed={typed}
        onTyped={onTyped}
        takesFocus={takesFocus}
        onSignedUp={(password) => goOn(method, password)}
      />
    </div>
  );
}
