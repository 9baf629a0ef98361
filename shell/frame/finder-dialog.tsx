import { useTexts } from '@barnwatch/shared/i18n';
import { Dialog, ErrorState, Skeleton } from '@barnwatch/shared/ui';
import { useSpoken } from '../fetched/use-spoken';
import type { FrameActions } from './frame-actions';

interface FinderDialogProps {
  readonly actions: FrameActions;
  readonly onClose: () => void;
}

// Not part of what every page loads.
const loadFinder = () => import(/* webpackChunkName: "finder" */ '../finder/finder');

/** The quick finder, in its place while it is fetched. */
export function FinderDialog({ actions, onClose }: FinderDialogProps) {
  const { t } = useTexts();
  const fetched = useSpoken(loadFinder);
  return (
    <Dialog open title={t('finder.title')} onClose={onClose}>
      {fetched.state === 'ready' && <fetched.part.Finder actions={actions} onClose={onClose} />}
      {fetched.state === 'loading' && <Skeleton height="320px" />}
      {fetched.state === 'failed' && <ErrorState what={t('finder.notLoaded')} onRetry={fetched.onRetry} />}
    </Dialog>
  );
}
