import { useInstance } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Banner, buttonClass } from '@barnwatch/shared/ui';
import { dashboardPath } from '../../access/arrival/arrival';
import type { Adding } from '../add-barn/adding';
import styles from './quick-links.module.css';

/** The barn is known already, and one may go on there; or its addresses turned out to be none. */
export function NothingToAdd({ adding }: { readonly adding: Adding }) {
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
