import { useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';
import type { LiveSession } from '../session/live-session';
import type { LiveSnapshot } from '../session/live-snapshot';

export interface JumpToLiveProps {
  readonly session: LiveSession | null;
  readonly snapshot: LiveSnapshot;
}

/** Only while the picture is noticeably late: whoever sees what happens now need not jump. */
export function JumpToLive({ session, snapshot }: JumpToLiveProps) {
  const { t } = useTexts('mf-cameras');
  if (!session || snapshot.lagMs === null) return null;
  return (
    <Button kind="primary" icon="live" onClick={() => session.jumpToLive()}>
      {t('liveView.jumpToLive')}
    </Button>
  );
}
