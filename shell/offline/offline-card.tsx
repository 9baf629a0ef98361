import { formatDateTime, formatFileSize, useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { Button, Card } from '@barnwatch/shared/ui';
import { useAtomValue } from 'jotai';
import { type OfflineState, offlineStateAtom } from './offline-state';
import { useInstall } from './use-install';

/** What of a start without a network is so, in words. */
function useOfflineWords(): (state: OfflineState) => string {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (state) => {
    switch (state.kind) {
      case 'preparing':
      case 'insecure':
      case 'unsupported':
      case 'sparing':
      case 'switched-off':
      case 'without-worker':
        return t(`offline.state.${state.kind}`);
      case 'ready': {
        const { takenAt, bytes } = state.snapshot;
        return t('offline.state.ready', { time: formatDateTime(takenAt), size: formatFileSize(bytes, language) });
      }
      case 'failed': {
        const why = t(`offline.reason.${state.reason}`);
        if (state.snapshot === null) return t('offline.state.failed', { why });
        return t('offline.state.failedSince', { why, time: formatDateTime(state.snapshot.takenAt) });
      }
    }
  };
}

/** In the system information: whether the suite starts without a network, and where it can be installed that. */
export function OfflineCard() {
  const { t } = useTexts();
  const words = useOfflineWords();
  const state = useAtomValue(offlineStateAtom);
  const install = useInstall();
  return (
    <Card
      title={t('offline.title')}
      actions={install && <Button onClick={() => void install()}>{t('offline.install')}</Button>}
    >
      <p data-offline={state.kind}>{words(state)}</p>
    </Card>
  );
}
