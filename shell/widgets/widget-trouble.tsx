import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Icon } from '@barnwatch/shared/ui';
import { type Trouble, useTroubleWords } from '../screens/screen-trouble';
import styles from './widget-trouble.module.css';

/** What went wrong with a widget. */
export interface WidgetTroubleTold {
  /** Name and version of the remote. */
  readonly remote: string;
  readonly trouble: Trouble;
  readonly onTryAgain: () => void;
}

interface WidgetTroubleProps extends WidgetTroubleTold {
  readonly what: string;
}

/** A widget's place when it cannot be shown. A small one has room for what is missing and the way to try again. */
export function WidgetTrouble({ what, remote, trouble, onTryAgain }: WidgetTroubleProps) {
  const { t } = useTexts();
  const { reason } = useTroubleWords(remote, trouble);
  const title = t('screenTrouble.title', { part: what, remote });
  return (
    <div className={styles.place}>
      <section className={styles.trouble} aria-label={title} title={`${title}\n${reason}`}>
        <p className={styles.title}>
          <Icon name="warning" size={20} />
          <span>{title}</span>
        </p>
        <p className={styles.reason}>{reason}</p>
        <Button icon="retry" onClick={onTryAgain}>
          {t('failure.tryAgain')}
        </Button>
      </section>
    </div>
  );
}
