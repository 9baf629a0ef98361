import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Icon } from '@barnwatch/shared/ui';
import styles from './data-saver.module.css';

export interface DataSaverNoteProps {
  /** What the data saver holds back here. */
  readonly text: string;
  /** What the button is called, and does. */
  readonly actionLabel: string;
  readonly onAction: () => void;
}

/** Why pictures come seldom: chosen once on this device, and forgotten since. */
export function DataSaverNote({ text, actionLabel, onAction }: DataSaverNoteProps) {
  const { t } = useTexts('mf-cameras');
  return (
    <p className={styles.note}>
      <Icon name="info" size={18} />
      <span className={styles.words}>
        <strong>{t('dataSaver.on')}</strong> {text}
      </span>
      <Button kind="plain" onClick={onAction}>
        {actionLabel}
      </Button>
    </p>
  );
}
