import { shownAccount, shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { generatePath, SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { Button, buttonClass, LanguageControl, ThemeControl } from '@barnwatch/shared/ui';
import styles from './account-content.module.css';
import type { AccountDialogProps } from './account-dialog';

/** Contributed by remotes: a deployment can do without them. */
const accountPath = '/account';
const settingsPath = '/dashboard/:barnId/settings';
const accessibilityPath = '/accessibility';

/** Who one is at this barn, and how the suite looks and speaks on this device. */
export function AccountContent({ onClose, onSignOut, onKeys }: AccountDialogProps) {
  const { t } = useTexts();
  const barn = useSelectedBarn();
  const canOpen = useCanOpen();

  const settings = barn?.loggedIn ? generatePath(settingsPath, { barnId: barn.globalUniqueIdentifier }) : null;

  return (
    <div className={styles.content}>
      <section className={styles.group}>
        <h3 className={styles.heading}>{t('account.who')}</h3>
        {barn?.loggedIn ? (
          <>
            <p className={styles.line}>
              {t('account.signedIn', { account: shownAccount(barn), barn: shownName(barn) })}
            </p>
            <Button
              icon="logout"
              onClick={() => {
                onClose();
                onSignOut();
              }}
            >
              {t('signOut.action')}
            </Button>
          </>
        ) : (
          <p className={styles.line}>{t('account.signedOut')}</p>
        )}
      </section>
      {canOpen(accountPath) && (
        <SuiteLink className={buttonClass('quiet')} to={accountPath} onClick={onClose}>
          {t('account.open')}
        </SuiteLink>
      )}
      <section className={styles.group}>
        <h3 className={styles.heading}>{t('language.title')}</h3>
        <LanguageControl />
      </section>
      <section className={`${styles.group} ${styles.themes}`}>
        <h3 className={styles.heading}>{t('theme.title')}</h3>
        <ThemeControl />
      </section>
      {settings !== null && canOpen(settings) && (
        <SuiteLink className={buttonClass('quiet')} to={settings} onClick={onClose}>
          {t('account.settings')}
        </SuiteLink>
      )}
      {canOpen(accessibilityPath) && (
        <SuiteLink className={buttonClass('quiet')} to={accessibilityPath} onClick={onClose}>
          {t('account.accessibility')}
        </SuiteLink>
      )}
      <Button className={styles.keys} onClick={onKeys}>
        {t('keyMap.title')}
      </Button>
    </div>
  );
}
