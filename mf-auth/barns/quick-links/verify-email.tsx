import { shownName, useInstances } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useNavigate } from '@barnwatch/shared/routing';
import { Banner, Button, buttonClass, ErrorState, RequestFailure, Skeleton, useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { dashboardPath } from '../../access/arrival/arrival';
import { AddressList } from '../add-barn/address-list';
import { instanceAtRemote } from '../add-barn/known-instance';
import styles from './quick-links.module.css';
import { ResendDialog } from './resend-dialog';
import { useVerification, type VerificationLink } from './use-verification';

/** The link of a verification mail: asks, verifies, and leads to the barns; or says why not and offers another mail. */
export function VerifyEmail({ link }: { readonly link: VerificationLink }) {
  const { t } = useTexts('mf-auth');
  const navigate = useNavigate();
  const showToast = useShowToast();
  const known = instanceAtRemote(link.discoveryObject, useInstances());
  const [resending, setResending] = useState(false);
  const { verification, verify } = useVerification(link, (verified) => {
    if (!verified) return showToast({ kind: 'error', text: t('quickLink.verify.failed') });
    showToast({ kind: 'success', text: t('quickLink.verify.done') });
    // At a barn one goes on by signing in there; the select-barn page asks for it.
    const barnId = known?.type === 'barn' ? known.globalUniqueIdentifier : null;
    const state = barnId === null ? null : { barnId, returnTo: dashboardPath(barnId) };
    void navigate('/select-barn', { replace: true, state });
  });
  const { remote } = link.discoveryObject;
  const toBarns = (
    <SuiteLink className={buttonClass('quiet')} to="/select-barn">
      {t('quickLink.toBarns')}
    </SuiteLink>
  );
  if (remote === undefined) {
    return (
      <div className={styles.step}>
        <ErrorState what={t('quickLink.invalid-discovery.what')} why={t('quickLink.verify.noRemote')} />
        <div className={styles.centred}>{toBarns}</div>
      </div>
    );
  }

  const addresses = { remote };

  function content() {
    switch (verification.state) {
      case 'verifying':
      case 'verified':
        return (
          <div className={styles.step} role="status">
            <p>{t('quickLink.verify.loading')}</p>
            <Skeleton height="3rem" />
          </div>
        );
      case 'failed':
        return (
          <>
            <RequestFailure
              form="line"
              what={t('quickLink.verify.failed')}
              error={verification.error}
              onRetry={verify}
            />
            <p>{t('quickLink.verify.another')}</p>
            <div className={styles.actions}>
              {toBarns}
              <Button kind="primary" onClick={() => setResending(true)}>
                {t('emailVerification.resend')}
              </Button>
            </div>
          </>
        );
      case 'ask':
        return (
          <>
            <p className={styles.lead}>
              {link.displayName === ''
                ? t('quickLink.verify.ask')
                : t('quickLink.verify.askNamed', { name: link.displayName })}
            </p>
            <AddressList discoveryObject={addresses} />
            {known ? (
              <p>{t('quickLink.knownServer', { name: shownName(known) })}</p>
            ) : (
              <Banner kind="warning">{t('quickLink.unknownServer')}</Banner>
            )}
            <div className={styles.actions}>
              {toBarns}
              <Button kind="primary" onClick={verify}>
                {t('quickLink.verify.confirm')}
              </Button>
            </div>
          </>
        );
    }
  }

  return (
    <section className={`${styles.step} ${styles.question}`}>
      {content()}
      {resending && <ResendDialog discoveryObject={link.discoveryObject} onClose={() => setResending(false)} />}
    </section>
  );
}
