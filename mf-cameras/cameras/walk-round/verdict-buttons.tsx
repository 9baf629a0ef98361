import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Icon, type IconName } from '@barnwatch/shared/ui';
import { useId } from 'react';
import type { Verdict } from './round';
import styles from './walk-round.module.css';
import type { WhyNotFine } from './why-not-fine';

const buttons: readonly { readonly verdict: Exclude<Verdict, 'skipped'>; readonly icon: IconName }[] = [
  { verdict: 'problem', icon: 'warning' },
  { verdict: 'fine', icon: 'check' },
];

export interface VerdictButtonsProps {
  /** What keeps one from saying that all is well; null if nothing does. */
  readonly notFine: WhyNotFine | null;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** The two answers, under the thumb and large enough for a glove. What cannot be answered is said above them. */
export function VerdictButtons({ notFine, onVerdict }: VerdictButtonsProps) {
  const { t } = useTexts('mf-cameras');
  const reason = useId();
  return (
    <>
      <p id={reason} className={styles.notFine} role="status">
        {notFine && (
          <>
            <Icon name="warning" size={18} />
            <span>{t(`walkRound.notFine.${notFine}`)}</span>
          </>
        )}
      </p>
      <div className={styles.verdicts}>
        {buttons.map(({ verdict, icon }) => (
          <Button
            key={verdict}
            kind={verdict === 'fine' ? 'primary' : 'quiet'}
            className={`${styles.verdict} ${styles[verdict]}`}
            disabled={verdict === 'fine' && notFine !== null}
            aria-describedby={verdict === 'fine' && notFine !== null ? reason : undefined}
            onClick={() => onVerdict(verdict)}
          >
            <Icon name={icon} size={24} />
            {t(`walkRound.judge.${verdict}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
