import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Card, Skeleton } from '@barnwatch/shared/ui';
import { useEffect, useState } from 'react';
import { CreateAccount } from './create-account';
import { SignOnFailure } from './sign-on-failure';
import styles from './single-sign-on.module.css';
import { useProvider } from './use-provider';
import type { ProviderSignIn } from './use-provider-sign-in';

export interface AccountStepProps {
  readonly barn: InstanceView;
  readonly senator: InstanceView;
  readonly signOn: ProviderSignIn;
}

/** Step 2: the account at the barn. One that exists is used at once; else it is created here. */
export function AccountStep({ barn, senator, signOn }: AccountStepProps) {
  const { t } = useTexts('mf-auth');
  const { globalUniqueIdentifier: barnId } = barn;
  const names = { barn: shownName(barn), senator: shownName(senator) };
  const { reading, retry } = useProvider(barnId);
  const [created, setCreated] = useState(false);
  const { signIn, signingIn, refusal } = signOn;
  const hasAccount = created || (reading.state === 'ready' && reading.provider.hasAccount);

  useEffect(() => {
    if (hasAccount) signIn();
  }, [hasAccount, signIn]);

  if (reading.state === 'loading') return <Waiting words={t('singleSignOn.looking', names)} />;
  if (reading.state === 'failed') {
    const { reason, error } = reading.failure;
    const what = reason === 'could-not-create' ? 'couldNotCreateProvider' : 'readFailed';
    return (
      <Card>
        <SignOnFailure what={t(`singleSignOn.${what}`, names)} names={names} error={error} onRetry={retry} />
      </Card>
    );
  }
  if (signingIn) return <Waiting words={t('singleSignOn.signingIn', names)} />;
  if (!hasAccount || refusal?.reason === 'no-account') {
    return (
      <CreateAccount
        barn={barn}
        senator={senator}
        onCreated={() => {
          setCreated(true);
          // Where there seemed to be one before, nothing else would start it.
          if (hasAccount) signIn();
        }}
      />
    );
  }
  if (refusal === null) return <Waiting words={t('singleSignOn.signingIn', names)} />;
  const what = refusal.reason === 'could-not-create' ? 'couldNotCreateProvider' : 'couldNotSignIn';
  return (
    <Card>
      <SignOnFailure what={t(`singleSignOn.${what}`)} names={names} error={refusal.error} onRetry={signIn} />
    </Card>
  );
}

/** In the size of what may follow, so that little jumps. */
function Waiting({ words }: { readonly words: string }) {
  return (
    <Card>
      <p role="status">{words}</p>
      <div className={styles.waiting}>
        <Skeleton height="var(--touch-target)" />
        <Skeleton height="var(--touch-target)" />
      </div>
    </Card>
  );
}
