import { useTexts } from '@barnwatch/shared/i18n';
import { Dialog, ErrorState, Skeleton, useFetched } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';

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
  const { t } = useTexts('mf-auth');
  const fetched = useFetched(load);
  if (fetched.state === 'ready') return children(fetched.part);
  return (
    <Dialog open title={title} onClose={onClose}>
      {fetched.state === 'loading' ? (
        <Skeleton height="12rem" />
      ) : (
        <ErrorState what={t('lazyPart.failed')} onRetry={fetched.onRetry} />
      )}
    </Dialog>
  );
}
