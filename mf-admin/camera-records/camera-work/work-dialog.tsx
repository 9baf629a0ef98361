import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, ProgressBar } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import type { Planned } from './plan-change';
import { undone, useWork } from './use-work';
import styles from './work-dialog.module.css';
import { WorkList } from './work-list';

export interface WorkDialogProps {
  readonly title: string;
  /** What would be done; null while what is wanted is not clear yet. */
  readonly planned: Planned | null;
  readonly actionLabel: string;
  readonly kind?: 'primary' | 'danger';
  /** Something has still to be answered before it can begin. */
  readonly isHeld?: boolean;
  readonly onClose: () => void;
  /** Cameras are no longer as they were. */
  readonly onChanged: () => void;
  /** What is chosen and explained before it begins. */
  readonly children?: ReactNode;
}

/** Says what would change, camera by camera; does it; and says of each whether it is done. */
export function WorkDialog(props: WorkDialogProps) {
  const { title, planned, actionLabel, kind = 'primary', isHeld = false, onClose, onChanged, children } = props;
  const { t } = useTexts('mf-admin');
  const { state, start, stop } = useWork(onChanged);
  const plans = planned?.plans ?? [];

  switch (state.kind) {
    case 'planned':
      return (
        <Dialog
          open
          width="wide"
          title={title}
          onClose={onClose}
          actions={
            <>
              <Button onClick={onClose}>{t('work.cancel')}</Button>
              <Button kind={kind} disabled={plans.length === 0 || isHeld} onClick={() => void start(plans)}>
                {actionLabel}
              </Button>
            </>
          }
        >
          <div className={styles.content}>
            {children}
            {planned && <Preview planned={planned} />}
          </div>
        </Dialog>
      );
    case 'running':
      return (
        <Dialog
          open
          width="wide"
          title={title}
          onClose={stop}
          dismissible={false}
          actions={<Button onClick={stop}>{t('work.stop')}</Button>}
        >
          <div className={styles.content}>
            <ProgressBar
              label={t('work.progress', { done: state.results.size, total: state.plans.length })}
              share={state.results.size / state.plans.length}
            />
            <WorkList plans={state.plans} results={state.results} />
          </div>
        </Dialog>
      );
    case 'ended': {
      const left = undone(state.plans, state.results);
      const unbegun = state.plans.length - state.results.size;
      return (
        <Dialog
          open
          width="wide"
          title={title}
          onClose={onClose}
          actions={
            <>
              {left.length > 0 && <Button onClick={() => void start(left)}>{t('work.again')}</Button>}
              <Button kind="primary" onClick={onClose}>
                {t('work.close')}
              </Button>
            </>
          }
        >
          <div className={styles.content}>
            <p role="status">
              {t('work.summary', { done: state.plans.length - left.length, failed: left.length - unbegun })}
            </p>
            {unbegun > 0 && <p>{t('work.stopped', { count: unbegun })}</p>}
            <WorkList
              plans={[...left, ...state.plans.filter((plan) => !left.includes(plan))]}
              results={state.results}
            />
          </div>
        </Dialog>
      );
    }
  }
}

function Preview({ planned: { plans, unchanged } }: { readonly planned: Planned }) {
  const { t } = useTexts('mf-admin');
  return (
    <>
      <p role="status">
        {plans.length === 0 ? t('work.nothing') : t('work.preview', { count: plans.length })}
        {unchanged > 0 && ` · ${t('work.unchanged', { count: unchanged })}`}
      </p>
      <WorkList plans={plans} results={null} />
    </>
  );
}
