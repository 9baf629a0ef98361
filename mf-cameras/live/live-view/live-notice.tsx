import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button } from '@barnwatch/shared/ui';
import type { LiveSession } from '../session/live-session';
import type { LiveSnapshot } from '../session/live-snapshot';

/** What the tile's state has no room for: why there are stills only, and the way to try at once. */
export function LiveNotice({ session, snapshot }: { session: LiveSession; snapshot: LiveSnapshot }) {
  const { t } = useTexts('mf-cameras');
  const { connection } = snapshot;
  const retry = (
    <Button icon="retry" onClick={() => session.retry()}>
      {t('liveView.retry')}
    </Button>
  );
  switch (connection.kind) {
    case 'limited':
      return <Banner kind="info">{t('liveView.limited')}</Banner>;
    case 'waiting':
      if (connection.cause.code !== 'no-player') return null;
      return (
        <Banner kind="warning" action={retry}>
          {t('liveView.noPlayer')}
        </Banner>
      );
    case 'stopped':
      return (
        <Banner kind="warning" action={retry}>
          {t(`cause.${connection.cause.code}`)}
        </Banner>
      );
    case 'idle':
    case 'connecting':
    case 'playing':
      return null;
  }
}
