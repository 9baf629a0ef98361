import type { ReactNode } from 'react';
import { useTexts } from '../../i18n';
import { Dialog } from '../dialog/dialog';
import { ErrorState } from '../feedback/error-state';
import { Skeleton } from '../feedback/skeleton';
import { useFetched } from './use-fetched';

export interface LazyDialogProps<Part> {
  /** Fetches the dialog: `() => import('./…')`, defined outside of any component. */
  readonly load: () => Promise<Part>;
  /** The title it begins with. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (part: Part) => ReactNode;
}

/** A dialog that is fetched when it is opened. Meanwhile, or when it cannot be had, one of the same title stands there. */
export function LazyDialog<Part>({ load, title, onClose, children }: LazyDialogProps<Part>) {
  const { t } = useTexts();
  const fetched = useFetched(load);
  if (fetched.state === 'ready') return children(fetched.part);
  return (
    <Dialog open title={title} onClose={onClose}>
      {fetched.state === 'loading' ? (
        <Skeleton height="12rem" />
      ) : (
        <ErrorState what={t('failure.notLoaded')} onRetry={fetched.onRetry} />
      )}
    </Dialog>
  );
}
