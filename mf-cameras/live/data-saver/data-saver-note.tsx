import { formatFileSize, useTexts } from '@barnwatch/shared/i18n';
import type { DataSaving } from '@barnwatch/shared/settings';
import { Button, Icon } from '@barnwatch/shared/ui';
import styles from './data-saver.module.css';

export interface DataSaverNoteProps {
  /** Nothing is drawn where none is saved. */
  readonly saving: DataSaving;
  /** What is held back here. */
  readonly text: string;
  /** What the button is called, and does. */
  readonly actionLabel: string;
  readonly onAction: () => void;
}

/** Why pictures come seldom: chosen once on this device and forgotten since, or a day's data are used up. */
export function DataSaverNote({ saving, text, actionLabel, onAction }: DataSaverNoteProps) {
  const { t, language } = useTexts('mf-cameras');
  if (saving.kind === 'none') return null;
  const why =
    saving.kind === 'used-up'
      ? t('dataSaver.usedUp', { limit: formatFileSize(saving.limitBytes, language) })
      : t('dataSaver.on');
  return (
    <p className={styles.note}>
      <Icon name="info" size={18} />
      <span className={styles.words}>
        <strong>{why}</strong> {text}
      </span>
      <Button kind="plain" onClick={onAction}>
        {actionLabel}
      </Button>
    </p>
  );
}
