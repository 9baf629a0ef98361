import { useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';
import type { LiveSession } from '../session/live-session';
import type { LiveSnapshot } from '../session/live-snapshot';
import styles from './live-view.module.css';

export interface JumpToLiveProps {
  readonly session: Pick<LiveSession, 'jumpToLive'> | null;
  readonly snapshot: Pick<LiveSnapshot, 'lagMs'>;
}

/**
 * Only while the picture is noticeably late: whoever sees what happens now need not jump. It lies over the foot of the
 * window, not between what is there: it comes and goes by itself, and a finger may be on its way.
 */
export function JumpToLive({ session, snapshot }: JumpToLiveProps) {
  const { t } = useTexts('mf-cameras');
  if (!session || snapshot.lagMs === null) return null;
  return (
    <div className={styles.jump} data-thumb-area>
      <Button kind="primary" icon="live" onClick={() => session.jumpToLive()}>
        {t('liveView.jumpToLive')}
      </Button>
    </div>
  );
}
