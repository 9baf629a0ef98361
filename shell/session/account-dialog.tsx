import { useTexts } from '@barnwatch/shared/i18n';
import { Dialog, ErrorState, Skeleton } from '@barnwatch/shared/ui';
import { useSpoken } from '../fetched/use-spoken';

export interface AccountDialogProps {
  readonly onClose: () => void;
  readonly onSignOut: () => void;
  /** Whoever does not know `?` finds the map of keys here. */
  readonly onKeys: () => void;
}

// Seldom wanted: not part of what every page loads.
const loadContent = () => import(/* webpackChunkName: "help" */ './account-content');

/** Who one is at this barn, and how the suite looks and speaks on this device. */
export function AccountDialog(actions: AccountDialogProps) {
  const { t } = useTexts();
  const fetched = useSpoken(loadContent);
  return (
    <Dialog open onClose={actions.onClose} title={t('account.title')}>
      {fetched.state === 'ready' && <fetched.part.AccountContent {...actions} />}
      {fetched.state === 'loading' && <Skeleton height="320px" />}
      {fetched.state === 'failed' && (
        <ErrorState what={t('fetchedPage.failed')} why={t('fetchedPage.failedWhy')} onRetry={fetched.onRetry} />
      )}
    </Dialog>
  );
}
