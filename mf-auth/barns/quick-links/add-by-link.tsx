import { useInstance, useInstances } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useNavigate } from '@barnwatch/shared/routing';
import { Banner, buttonClass } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { dashboardPath } from '../../access/arrival/arrival';
import { AddedBarn } from '../add-barn/added-barn';
import { type Adding, afterFinding } from '../add-barn/adding';
import { AskAddresses } from '../add-barn/ask-addresses';
import { AskChange } from '../add-barn/ask-change';
import { useAdding } from '../add-barn/use-adding';
import type { QuickLink } from './quick-link';
import styles from './quick-links.module.css';

export interface AddByLinkProps {
  readonly link: Extract<QuickLink, { action: 'add-barn' }>;
}

/** The link of a printed QR code: the same steps as in the dialog, from the question on. */
export function AddByLink({ link }: AddByLinkProps) {
  const instances = useInstances();
  const [first] = useState<Adding>(() =>
    afterFinding({ code: link.discoveryCode, displayName: link.displayName || null }, instances),
  );
  const { adding, connect, takeOver } = useAdding(first);
  const navigate = useNavigate();
  const toBarns = () => void navigate('/select-barn', { replace: true });

  function content() {
    switch (adding.step) {
      case 'ask':
      case 'connecting':
        return <AskAddresses adding={adding} onBack={toBarns} onConnect={() => connect(adding)} />;
      case 'ask-change':
      case 'changing':
        return <AskChange adding={adding} onBack={toBarns} onTakeOver={() => takeOver(adding)} />;
      case 'added':
      case 'changed':
        return (
          <AddedBarn
            instanceId={adding.instanceId}
            onClose={toBarns}
            onSignIn={(barnId) =>
              void navigate('/select-barn', { replace: true, state: { barnId, returnTo: dashboardPath(barnId) } })
            }
          />
        );
      case 'enter':
      case 'scan':
      case 'read-file':
        return <NothingToAdd adding={adding} />;
    }
  }

  return <section className={`${styles.step} ${styles.question}`}>{content()}</section>;
}

/** The barn is known already, and one may go on there; or its addresses turned out to be none. */
function NothingToAdd({ adding }: { readonly adding: Adding }) {
  const { t } = useTexts('mf-auth');
  const known = useInstance(adding.step === 'enter' && adding.problem === 'already-exists' ? adding.instanceId : '');
  const isBarn = known?.type === 'barn';
  return (
    <>
      {adding.step === 'enter' && adding.problem === 'already-exists' ? (
        <Banner kind="info">{t('addBarn.already', { barn: adding.barn })}</Banner>
      ) : (
        <Banner kind="error">{t('toast.invalidCode')}</Banner>
      )}
      <div className={styles.actions}>
        <SuiteLink className={buttonClass(isBarn ? 'quiet' : 'primary')} to="/select-barn">
          {t('quickLink.toBarns')}
        </SuiteLink>
        {/* Whoever is not signed in there is asked to on the way. */}
        {isBarn && (
          <SuiteLink className={buttonClass('primary')} to={dashboardPath(known.globalUniqueIdentifier)}>
            {t(known.loggedIn ? 'card.open' : 'card.signIn')}
          </SuiteLink>
        )}
      </div>
    </>
  );
}
