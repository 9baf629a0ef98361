import { Dialog, Skeleton } from '@barnwatch/shared/ui';
import { type ReactNode, Suspense } from 'react';

export interface OpenedDialogProps {
  /** The title the dialog has. */
  readonly title: string;
  readonly onClose: () => void;
  /** Made by `lazyPart`. */
  readonly children: ReactNode;
}

/**
 * A dialog whose code is fetched when it is opened: over a slow line one of the same title stands there from the press
 * on, and can be left. What cannot be had is for the area around it, which brings the newest build.
 *
 * Stands in both remotes that need it: shells of before have no such part to offer.
 */
export function OpenedDialog({ title, onClose, children }: OpenedDialogProps) {
  const onItsWay = (
    <Dialog open title={title} onClose={onClose}>
      <Skeleton height="12rem" />
    </Dialog>
  );
  return <Suspense fallback={onItsWay}>{children}</Suspense>;
}
