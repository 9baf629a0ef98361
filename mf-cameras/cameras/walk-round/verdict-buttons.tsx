import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Icon, type IconName } from '@barnwatch/shared/ui';
import type { Verdict } from './round';
import styles from './walk-round.module.css';

const buttons: readonly { readonly verdict: Exclude<Verdict, 'skipped'>; readonly icon: IconName }[] = [
  { verdict: 'problem', icon: 'warning' },
  { verdict: 'fine', icon: 'check' },
];

/** The two answers, under the thumb and large enough for a glove. */
export function VerdictButtons({ onVerdict }: { onVerdict: (verdict: Verdict) => void }) {
  const { t } = useTexts('mf-cameras');
  return (
    <div className={styles.verdicts}>
      {buttons.map(({ verdict, icon }) => (
        <Button
          key={verdict}
          kind={verdict === 'fine' ? 'primary' : 'quiet'}
          className={`${styles.verdict} ${styles[verdict]}`}
          onClick={() => onVerdict(verdict)}
        >
          <Icon name={icon} size={24} />
          {t(`walkRound.judge.${verdict}`)}
        </Button>
      ))}
    </div>
  );
}
