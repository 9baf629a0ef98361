import { senatorId, shownName, useInstance } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Navigate, useLocation, useNavigate, useParams } from '@barnwatch/shared/routing';
import { Page } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import { EulaDialog } from '../../identity/eula/eula-dialog';
import { readArrival, targetAt } from '../arrival/arrival';
import { useSignIn } from '../sign-in/use-sign-in';
import { AccountStep } from './account-step';
import { ConfirmStep } from './confirm-step';
import { SenatorStep } from './senator-step';
import { type SignOnStep, signOnStep } from './sign-on-step';
import { SignOnSteps } from './sign-on-steps';
import styles from './single-sign-on.module.css';
import { UnknownBarn } from './unknown-barn';
import { useFocusAtStep } from './use-focus-at-step';
import { useProviderSignIn } from './use-provider-sign-in';
import { WaysOn } from './ways-on';

/** Route `/single-sign-on/:targetInstance`: through the account at the senator into a barn. */
export function SingleSignOnScreen() {
  const { targetInstance = '' } = useParams();
  // Another barn is another visit.
  return <SingleSignOn key={targetInstance} barnId={targetInstance} />;
}

function SingleSignOn({ barnId }: { readonly barnId: string }) {
  const { t } = useTexts('mf-auth');
  const { state } = useLocation();
  const arrival = useMemo(() => readArrival(state), [state]);
  const senator = useInstance(senatorId);
  // Whoever signs in during this visit need not be asked who it is.
  const [confirmed, setConfirmed] = useState(!senator?.loggedIn);
  const signIn = useSignIn(senatorId);
  const signOn = useProviderSignIn(barnId);
  const now = signOnStep(useInstance(barnId), senator, {
    confirmed,
    signingIn: signOn.signingIn,
    signingInAtSenator: signIn.busy,
  });
  const navigate = useNavigate();
  const place = useFocusAtStep(now.step);
  const confirm = () => setConfirmed(true);
  const toBarns = () => void navigate('/select-barn');

  if (now.step === 'unknown-barn') return <UnknownBarn barnId={barnId} />;
  if (now.step === 'done') return <Navigate to={targetAt(barnId, arrival)} replace />;
  return (
    <Page
      width="reading"
      title={t('singleSignOn.title', { senator: senator ? shownName(senator) : '' })}
      subtitle={t('singleSignOn.subtitle', { barn: shownName(now.barn) })}
    >
      <div className={styles.content}>
        <SignOnSteps now={now.step} barn={now.barn} senator={senator} />
        <div ref={place} tabIndex={-1} className={styles.place}>
          {content(now)}
        </div>
        <WaysOn barnId={barnId} arrival={arrival} />
      </div>
    </Page>
  );

  function content(at: Exclude<SignOnStep, { step: 'unknown-barn' | 'done' }>) {
    switch (at.step) {
      case 'senator':
        return <SenatorStep senator={at.senator} signIn={signIn} />;
      case 'senator-eula':
        return <EulaDialog instance={at.senator} onClose={toBarns} onAccepted={() => undefined} />;
      case 'confirm':
        return <ConfirmStep senator={at.senator} onConfirm={confirm} onLeft={confirm} />;
      case 'account':
        return <AccountStep barn={at.barn} senator={at.senator} signOn={signOn} />;
      case 'barn-eula':
        return <EulaDialog instance={at.barn} onClose={toBarns} onAccepted={() => undefined} />;
    }
  }
}
