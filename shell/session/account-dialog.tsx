import { shownAccount, shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { isLanguage, languageNames, languages, useAllTexts, useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { generatePath, SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import {
  Button,
  buttonClass,
  Dialog,
  SegmentedControl,
  themeChoices,
  useShowToast,
  useTheme,
} from '@barnwatch/shared/ui';
import styles from './account-dialog.module.css';

interface AccountDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
  /** Whoever does not know `?` finds the map of keys here. */
  readonly onKeys: () => void;
}

/** Contributed by remotes: a deployment can do without them. */
const accountPath = '/account';
const settingsPath = '/dashboard/:barnId/settings';
const accessibilityPath = '/accessibility';

const themeIcons = {
  system: 'settings',
  light: 'sun',
  dark: 'moon',
  contrast: 'contrast',
  'contrast-light': 'contrast',
} as const;

/** Who one is at this barn, and how the suite looks and speaks on this device. */
export function AccountDialog({ open, onClose, onSignOut, onKeys }: AccountDialogProps) {
  const { t } = useTexts();
  const barn = useSelectedBarn();
  const canOpen = useCanOpen();
  const texts = useAllTexts();
  const { language } = useLanguage();
  const theme = useTheme();
  const showToast = useShowToast();

  const settings = barn?.loggedIn ? generatePath(settingsPath, { barnId: barn.globalUniqueIdentifier }) : null;

  async function choose(value: string) {
    if (!isLanguage(value)) return;
    const outcome = await texts.choose(value, AbortSignal.timeout(10_000));
    if (!outcome.ok) showToast({ kind: 'error', text: t('language.failed') });
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('account.title')}>
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
          <SegmentedControl
            label={t('language.title')}
            value={language}
            segments={languages.map((value) => ({ value, label: languageNames[value] }))}
            onChange={(value) => void choose(value)}
          />
        </section>
        <section className={`${styles.group} ${styles.themes}`}>
          <h3 className={styles.heading}>{t('theme.title')}</h3>
          <SegmentedControl
            label={t('theme.title')}
            value={theme.choice}
            segments={themeChoices.map((value) => ({ value, label: t(`theme.${value}`), icon: themeIcons[value] }))}
            onChange={theme.choose}
          />
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
    </Dialog>
  );
}
