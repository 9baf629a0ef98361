import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { isLanguage, languageNames, languages, useAllTexts, useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, SegmentedControl, themeChoices, useShowToast, useTheme } from '@barnwatch/shared/ui';
import styles from './account-dialog.module.css';

interface AccountDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

const themeIcons = { system: 'settings', light: 'sun', dark: 'moon', contrast: 'contrast' } as const;

/** Who one is at this barn, and how the suite looks and speaks on this device. */
export function AccountDialog({ open, onClose, onSignOut }: AccountDialogProps) {
  const { t } = useTexts();
  const barn = useSelectedBarn();
  const texts = useAllTexts();
  const { language } = useLanguage();
  const theme = useTheme();
  const showToast = useShowToast();

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
                {t('account.signedIn', { account: barn.accountId ?? '', barn: shownName(barn) })}
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
        <section className={styles.group}>
          <h3 className={styles.heading}>{t('language.title')}</h3>
          <SegmentedControl
            label={t('language.title')}
            value={language}
            segments={languages.map((value) => ({ value, label: languageNames[value] }))}
            onChange={(value) => void choose(value)}
          />
        </section>
        <section className={styles.group}>
          <h3 className={styles.heading}>{t('theme.title')}</h3>
          <SegmentedControl
            label={t('theme.title')}
            value={theme.choice}
            segments={themeChoices.map((value) => ({ value, label: t(`theme.${value}`), icon: themeIcons[value] }))}
            onChange={theme.choose}
          />
        </section>
      </div>
    </Dialog>
  );
}
