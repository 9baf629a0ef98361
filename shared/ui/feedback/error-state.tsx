import { useState } from 'react';
import { useTexts } from '../../i18n';
import { Button } from '../buttons/button';
import { useCopy } from '../clipboard/use-copy';
import { Icon } from '../icons/icon';
import styles from './states.module.css';

export interface ErrorStateProps {
  /** What failed, in words: "The cameras could not be loaded." */
  readonly what: string;
  /** Why, and what to do; `useRequestErrorWords` makes it of a failed request. */
  readonly why?: string;
  readonly onRetry?: () => void;
  /** A retry is under way. */
  readonly retrying?: boolean;
  /** Text for a report, without secrets. */
  readonly details?: string;
  /** `line` beside something that still shows older data, `area` in place of it. */
  readonly form?: 'area' | 'line';
}

/** What failed, why, and the way on. It is read out when it appears. */
export function ErrorState({ what, why, onRetry, retrying = false, details, form = 'area' }: ErrorStateProps) {
  const { t } = useTexts();
  const copy = useCopy();
  const [shown, setShown] = useState(false);

  async function copyDetails(text: string): Promise<void> {
    setShown(!(await copy(text)));
  }

  return (
    <div className={form === 'area' ? styles.state : styles.line} role="alert">
      <span className={form === 'area' ? `${styles.emblem} ${styles.failed}` : styles.failed}>
        <Icon name="warning" size={form === 'area' ? 28 : 20} />
      </span>
      <div className={styles.words}>
        <p className={styles.headline}>{what}</p>
        {why && <p className={styles.hint}>{why}</p>}
        {shown && (
          <>
            <p className={styles.hint}>{t('failure.notCopied')}</p>
            <pre className={styles.details}>{details}</pre>
          </>
        )}
      </div>
      {(onRetry || details) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button icon="retry" kind={form === 'area' ? 'primary' : 'quiet'} busy={retrying} onClick={onRetry}>
              {t('failure.tryAgain')}
            </Button>
          )}
          {details && (
            <Button icon="copy" onClick={() => void copyDetails(details)}>
              {t('failure.copyDetails')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
