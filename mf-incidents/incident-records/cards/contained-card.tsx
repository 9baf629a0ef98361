import { useTexts } from '@barnwatch/shared/i18n';
import { PanelBoundary } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';

export interface ContainedCardProps {
  readonly kind: 'incident' | 'record';
  readonly incidentId: string;
  /** What the card shows: another one gives it a new chance. */
  readonly subject: unknown;
  /** A list item. */
  readonly children: ReactNode;
}

/** A card of a list. One that cannot be drawn costs its own place only (F41). */
export function ContainedCard({ kind, incidentId, subject, children }: ContainedCardProps) {
  const { t } = useTexts('mf-incidents');
  return (
    <PanelBoundary
      name={`${kind} ${incidentId}`}
      what={t(`panel.${kind}`)}
      subject={subject}
      frame={(message) => <li>{message}</li>}
    >
      {children}
    </PanelBoundary>
  );
}
