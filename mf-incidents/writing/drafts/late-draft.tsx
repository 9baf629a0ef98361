import { useTexts } from '@barnwatch/shared/i18n';
import type { DraftReading } from '@barnwatch/shared/outbox';
import { Button, Dialog, EmptyState } from '@barnwatch/shared/ui';

export interface LateDraftProps {
  readonly title: string;
  readonly draft: Exclude<DraftReading<unknown>, { readonly state: 'read' }>;
  readonly onClose: () => void;
}

/** In place of a form whose draft is still being read: nothing for a moment, then why, and the way on without it. */
export function LateDraft({ title, draft, onClose }: LateDraftProps) {
  const { t } = useTexts('mf-incidents');
  if (draft.state === 'reading') return null;
  return (
    <Dialog open title={title} onClose={onClose} width="wide">
      <EmptyState
        icon="edit"
        text={t('drafts.late')}
        hint={t('drafts.lateHint')}
        action={<Button onClick={draft.beginWithout}>{t('drafts.beginWithout')}</Button>}
      />
    </Dialog>
  );
}
