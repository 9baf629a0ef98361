import { useTexts } from '@barnwatch/shared/i18n';
import { Dialog, ErrorState, Skeleton } from '@barnwatch/shared/ui';
import { useSpoken } from '../fetched/use-spoken';

interface KeyMapProps {
  readonly onClose: () => void;
}

// Seldom wanted: not part of what every page loads.
const loadList = () => import(/* webpackChunkName: "help" */ './key-list');

/** The map of keys (product 10.9): what keys do on the open screen, and everywhere. */
export function KeyMap({ onClose }: KeyMapProps) {
  const { t } = useTexts();
  const fetched = useSpoken(loadList);
  return (
    <Dialog open title={t('keyMap.title')} onClose={onClose}>
      {fetched.state === 'ready' && <fetched.part.KeyList />}
      {fetched.state === 'loading' && <Skeleton height="320px" />}
      {fetched.state === 'failed' && <ErrorState what={t('keyMap.notLoaded')} onRetry={fetched.onRetry} />}
    </Dialog>
  );
}
