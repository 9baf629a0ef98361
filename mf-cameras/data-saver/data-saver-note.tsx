import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Icon } from '@barnwatch/shared/ui';
import styles from './data-saver.module.css';

export interface DataSaverNoteProps {
  /** What is spared here. */
  readonly text: string;
  /** What the button is called, and does. */
  readonly deed: string;
  readonly onDeed: () => void;
}

/** Why pictures come seldom: chosen once on this device, and forgotten since. */
export function DataSaverNote({ text, deed, onDeed }: DataSaverNoteProps) {
  const { t } = useTexts('mf-cameras');
  return (
    <p className={styles.note}>
      <Icon name="info" size={18} />
      <span className={styles.words}>
        <strong>{t('dataSaver.on')}</strong> {text}
      </span>
      <Button kind="plain" onClick={onDeed}>
        {deed}
      </Button>
    </p>
  );
}
