import { useTexts } from '@barnwatch/shared/i18n';
import { Dialog, ErrorState, Skeleton, TextField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { useSpoken } from '../fetched/use-spoken';
import type { FrameActions } from './frame-actions';

interface FinderDialogProps {
  readonly actions: FrameActions;
  readonly onClose: () => void;
}

// Not part of what every page loads.
const loadFinder = () => import(/* webpackChunkName: "finder" */ '../finder/finder');

/**
 * The quick finder. One types from the first moment on, while it is still being fetched: no letter is lost, and a phone
 * brings up its keyboard, which it does for a field that has the focus by the press itself.
 */
export function FinderDialog({ actions, onClose }: FinderDialogProps) {
  const { t } = useTexts();
  const [begun, setBegun] = useState('');
  const fetched = useSpoken(loadFinder);
  return (
    <Dialog open title={t('finder.title')} onClose={onClose}>
      {fetched.state === 'ready' && <fetched.part.Finder begun={begun} actions={actions} onClose={onClose} />}
      {fetched.state === 'loading' && (
        <>
          <TextField
            label={t('finder.field')}
            value={begun}
            onChange={setBegun}
            icon="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Skeleton height="320px" />
        </>
      )}
      {fetched.state === 'failed' && <ErrorState what={t('finder.notLoaded')} onRetry={fetched.onRetry} />}
    </Dialog>
  );
}
