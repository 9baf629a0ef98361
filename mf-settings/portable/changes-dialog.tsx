import { languageNames, useTexts } from '@barnwatch/shared/i18n';
import { changeSettingAtom, isSettingValue } from '@barnwatch/shared/settings';
import { Button, Dialog, firstFocusMark, useShowToast, useTheme } from '@barnwatch/shared/ui';
import { useSetAtom } from 'jotai';
import { useChooseLanguage } from '../controls/use-choose-language';
import { valueWords } from '../rows/setting-words';
import { changesBy, type HeldSettings, type SettingChange } from './changed-settings';
import styles from './portable-row.module.css';
import type { PortableSettings } from './settings-file';

export interface ChangesDialogProps {
  /** Where its words are: those of a file, or of going back to the beginning. */
  readonly texts: 'portable' | 'reset';
  readonly settings: PortableSettings;
  /** What of it cannot be used here. */
  readonly setAside?: readonly string[];
  readonly held: HeldSettings;
  readonly onClose: () => void;
}

/** What would change, before anything is changed. */
export function ChangesDialog({ texts, settings, setAside = [], held, onClose }: ChangesDialogProps) {
  const { t, language } = useTexts('mf-settings');
  const theme = useTheme();
  const chooseLanguage = useChooseLanguage();
  const change = useSetAtom(changeSettingAtom);
  const showToast = useShowToast();
  const changes = changesBy(settings, held);

  function words({ name, from, to }: SettingChange, value: typeof from | typeof to): string {
    switch (name) {
      case 'language':
        return languageNames[value === to ? to : from];
      case 'theme':
        return t(`value.theme.${String(value)}`);
      default:
        return valueWords(name, value, t, language);
    }
  }

  function take() {
    for (const one of changes) {
      if (one.name === 'language') void chooseLanguage(one.to);
      else if (one.name === 'theme') theme.choose(one.to);
      else if (isSettingValue(one.name, one.to)) void change(one.name, one.to);
    }
    onClose();
    showToast({ kind: 'success', text: t(`${texts}.taken`, { count: changes.length }) });
  }

  return (
    <Dialog
      open
      title={t(`${texts}.question`)}
      onClose={onClose}
      actions={
        changes.length === 0 ? (
          <Button {...firstFocusMark} onClick={onClose}>
            {t('portable.close')}
          </Button>
        ) : (
          <>
            <Button {...firstFocusMark} onClick={onClose}>
              {t('portable.cancel')}
            </Button>
            <Button kind="primary" onClick={take}>
              {t(`${texts}.take`, { count: changes.length })}
            </Button>
          </>
        )
      }
    >
      {changes.length === 0 && <p>{t(`${texts}.same`)}</p>}
      <dl className={styles.changes}>
        {changes.map((one) => (
          <div key={one.name} className={styles.change}>
            <dt>{t(`setting.${one.name}.label`)}</dt>
            <dd>{t('portable.fromTo', { from: words(one, one.from), to: words(one, one.to) })}</dd>
          </div>
        ))}
      </dl>
      {setAside.length > 0 && (
        <p className={styles.quiet}>{t('portable.setAside', { count: setAside.length, names: setAside.join(', ') })}</p>
      )}
    </Dialog>
  );
}
