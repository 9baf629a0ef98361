import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Card, ConnectionChip, SegmentedControl } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { DemonstrationAccounts } from '../sign-in/demonstration-accounts';
import { SignInWays } from '../sign-in/sign-in-ways';
import { nothingTyped } from '../sign-in/typed-identity';
import type { SignInAttempt } from '../sign-in/use-sign-in';
import { useSignInMethods } from '../sign-in/use-sign-in-methods';
import { SignUpWays } from '../sign-up/sign-up-ways';
import styles from './single-sign-on.module.css';

export interface SenatorStepProps {
  readonly senator: InstanceView;
  readonly signIn: SignInAttempt;
}

/** What comes next is read off the senator's state. */
const goesOnByItself = () => undefined;

/** Step 1: sign in at the senator, or sign up there first. What was typed is kept between the two. */
export function SenatorStep({ senator, signIn }: SenatorStepProps) {
  const { t } = useTexts('mf-auth');
  const [form, setForm] = useState<'sign-in' | 'sign-up'>('sign-in');
  const [typed, setTyped] = useState(nothingTyped);
  const { reading, retry } = useSignInMethods(senator.globalUniqueIdentifier);
  const { signedOutReason } = senator;
  const toSignIn = () => setForm('sign-in');
  return (
    <Card>
      <p className={styles.intro}>{t('singleSignOn.intro', { senator: shownName(senator) })}</p>
      <ConnectionChip instance={senator} />
      {signedOutReason !== null && signedOutReason !== 'by-user' && (
        <Banner kind="info">{t('singleSignOn.signedOutMeanwhile', { senator: shownName(senator) })}</Banner>
      )}
      <DemonstrationAccounts instance={senator} />
      <SegmentedControl
        label={t('singleSignOn.form')}
        value={form}
        segments={[
          { value: 'sign-in', label: t('singleSignOn.have') },
          { value: 'sign-up', label: t('singleSignOn.new') },
        ]}
        onChange={setForm}
      />
      {form === 'sign-in' || reading.state === 'probing' ? (
        <SignInWays
          instance={senator}
          reading={reading}
          onRetry={retry}
          signIn={signIn}
          typed={typed}
          onTyped={setTyped}
          onSignedIn={goesOnByItself}
          takesFocus={false}
        />
      ) : (
        <SignUpWays
          instance={senator}
          reading={reading}
          onRetry={retry}
          signIn={signIn}
          typed={typed}
          onTyped={setTyped}
          takesFocus={false}
          onSignedIn={goesOnByItself}
          onToSignIn={toSignIn}
        />
      )}
    </Card>
  );
}
