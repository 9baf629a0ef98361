import { useTexts } from '@barnwatch/shared/i18n';
import { Dialog, PanelBoundary } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';

export interface ContainedDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The dialog that is open. */
  readonly children: ReactNode;
}

/** A dialog that throws while it is drawn says so in its own place, and can be closed; the screen below goes on (F41). */
export function ContainedDialog({ title, onClose, children }: ContainedDialogProps) {
  const { t } = useTexts('mf-admin');
  return (
    <PanelBoundary
      name={`dialog "${title}"`}
      what={t('panel.part')}
      frame={(message) => (
        <Dialog open title={title} onClose={onClose}>
          {message}
        </Dialog>
      )}
    >
      {children}
    </PanelBoundary>
  );
}
