import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SegmentedControl } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { MethodsAssumed } from './methods-assumed';
import { SenatorLink } from './senator-link';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form';
import { SignInSkeleton } from './sign-in-skeleton';
import { methodKeys, type PasswordMethod, type TypedIdentity } from './typed-identity';
import { type SignInAttempt, useSignIn } from './use-sign-in';
import { type MethodsReading, passwordMethodsOf } from './use-sign-in-methods';

export interface SignInWaysProps {
  readonly instance: InstanceView;
  readonly reading: MethodsReading;
  readonly onRetry: () => void;
  readonly signIn: SignInAttempt;
  readonly typed: TypedIdentity;
  readonly onTyped: (typed: TypedIdentity) => void;
  readonly onSignedIn: (eulaNeeded: boolean) => void;
  readonly takesFocus: boolean;
}

/** Signing in for as long as this is shown: what is under way ends with it. */
export function OwnSignInWays(props: Omit<SignInWaysProps, 'signIn'>) {
  const signIn = useSignIn(props.instance.globalUniqueIdentifier);
  return <SignInWays {...props} signIn={signIn} />;
}

/** The ways to sign in that an instance supports: by name, by e-mail, through the senator. */
export function SignInWays(props: SignInWaysProps) {
  const { instance, reading, onRetry, signIn, typed, onTyped, onSignedIn, takesFocus } = props;
  const { t } = useTexts('mf-auth');
  const [wanted, setWanted] = useState<PasswordMethod>('username');
  if (reading.state === 'probing') return <SignInSkeleton hasSenatorLink={instance.type === 'barn'} />;
  const methods = passwordMethodsOf(reading.methods);
  const method = methods.includes(wanted) ? wanted : methods[0];
  return (
    <div className={styles.ways}>
      {reading.state === 'assumed' && <MethodsAssumed text={t('signIn.assumed')} onRetry={onRetry} />}
      {methods.length > 1 && method !== undefined && (
        <SegmentedControl
          label={t('signIn.method')}
          value={method}
          segments={methods.map((value) => ({ value, label: t(methodKeys[value]) }))}
          onChange={setWanted}
        />
      )}
      {method !== undefined && (
        <SignInForm
          instance={instance}
          method={method}
          signIn={signIn}
          typed={typed}
          onTyped={onTyped}
          onSignedIn={onSignedIn}
          takesFocus={takesFocus}
        />
      )}
      {reading.methods.remote && (
        <>
          {method !== undefined && <p className={styles.or}>{t('signIn.or')}</p>}
          <SenatorLink instanceId={instance.globalUniqueIdentifier} kind={method === undefined ? 'primary' : 'quiet'} />
        </>
      )}
    </div>
  );
}
