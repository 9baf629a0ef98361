import { languageNames, useTexts } from '@barnwatch/shared/i18n';
import { changeSettingAtom, isSettingValue } from '@barnwatch/shared/settings';
import { Button, Dialog, firstFocusMark, useChooseLanguage, useShowToast, useTheme } from '@barnwatch/shared/ui';
import { useSetAtom } from 'jotai';
import { valueWords } from '../rows/setting-words';
import { changesBy, type HeldSettings, type SettingChange } from './changed-settings';
import styles from './portable-row.module.css';
import type { FileReading } from './settings-file';

export interface ImportDialogProps {
  readonly file: Extract<FileReading, { kind: 'read' }>;
  readonly held: HeldSettings;
  readonly onClose: () => void;
}

/** What the file would change, before anything is changed. */
export function ImportDialog({ file, held, onClose }: ImportDialogProps) {
  const { t, language } = useTexts('mf-settings');
  const { t: frameText } = useTexts();
  const theme = useTheme();
  const chooseLanguage = useChooseLanguage();
  const change = useSetAtom(changeSettingAtom);
  const showToast = useShowToast();
  const changes = changesBy(file.settings, held);

  function words({ name, from, to }: SettingChange, value: typeof from | typeof to): string {
    switch (name) {
      case 'language':
        return languageNames[value === to ? to : from];
      case 'theme':
        return frameText(`theme.${String(value)}`);
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
    showToast({ kind: 'success', text: t('portable.taken', { count: changes.length }) });
  }

  return (
    <Dialog
      open
      title={t('portable.question')}
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
              {t('portable.take', { count: changes.length })}
            </Button>
          </>
        )
      }
    >
      {changes.length === 0 && <p>{t('portable.same')}</p>}
      <dl className={styles.changes}>
        {changes.map((one) => (
          <div key={one.name} className={styles.change}>
            <dt>{t(`setting.${one.name}.label`)}</dt>
            <dd>{t('portable.fromTo', { from: words(one, one.from), to: words(one, one.to) })}</dd>
          </div>
        ))}
      </dl>
      {file.setAside.length > 0 && (
        <p className={styles.quiet}>
          {t('portable.setAside', { count: file.setAside.length, names: file.setAside.join(', ') })}
        </p>
      )}
    </Dialog>
  );
}
