import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, ProgressBar } from '@barnwatch/shared/ui';
import styles from './along.module.css';
import { cancelTaking, type TakingState } from './taking';
import type { Hindrance } from './use-hindrance';

interface TakingViewProps {
  readonly barnId: string;
  readonly taking: TakingState;
  /** Why it cannot be started, or what is to be known before; in words. */
  readonly hindrance: Hindrance | null;
  readonly canStart: boolean;
  readonly isUnfinished: boolean;
  readonly onStart: () => void;
}

/** The press that takes a barn along, how far it has come, and how it ended. */
export function TakingView({ barnId, taking, hindrance, canStart, isUnfinished, onStart }: TakingViewProps) {
  const { t } = useTexts();
  if (taking.kind === 'taking') {
    const { done, of, title } = taking;
    const isOther = taking.barnId !== barnId;
    return (
      <div className={styles.taking}>
        <ProgressBar
          label={isOther ? t('along.takingOther') : t('along.taking', { done, of, part: title })}
          share={of === 0 ? null : Math.min(1, done / of)}
        />
        <Button className={styles.press} icon="close" onClick={cancelTaking}>
          {t('along.cancel')}
        </Button>
        <p className={styles.quiet}>{t('along.cancelHint')}</p>
      </div>
    );
  }
  const ended = taking.kind === 'ended' && taking.barnId === barnId && !taking.byItself ? taking.end : null;
  return (
    <div className={styles.taking}>
      {ended !== null && <Banner kind={ended === 'whole' ? 'success' : 'warning'}>{t(`along.end.${ended}`)}</Banner>}
      {hindrance && <Banner kind={hindrance.isBar ? 'warning' : 'info'}>{hindrance.words}</Banner>}
      <Button
        kind="primary"
        className={styles.press}
        icon="download"
        disabled={!canStart || hindrance?.isBar === true}
        onClick={onStart}
      >
        {t(isUnfinished ? 'along.goOn' : 'along.start')}
      </Button>
    </div>
  );
}
