import { useTexts } from '@barnwatch/shared/i18n';
import type { DraftReading } from '@barnwatch/shared/outbox';
import { Banner, Dialog, EmptyState, ErrorState, Skeleton } from '@barnwatch/shared/ui';
import { LateDraft } from '../../writing/drafts/late-draft';
import { useDraft } from '../../writing/drafts/use-draft';
import { mostPhotos } from './attached-photos';
import { type FormDraft, formDraftSchema } from './form-draft';
import { InterventionForm } from './intervention-form';
import { type ShareReading, shareDraftName, useShare } from './use-share';
import { useTypeSetup } from './use-type-setup';

export interface SharedInterventionProps {
  readonly shareId: string;
  readonly onClose: () => void;
}

/** The form of a new intervention with what another program has handed to the suite. */
export function SharedIntervention({ shareId, onClose }: SharedInterventionProps) {
  const { t } = useTexts('mf-incidents');
  const draft = useDraft(shareDraftName(shareId), formDraftSchema);
  const title = t('interventionForm.new');
  if (draft.state !== 'read') return <LateDraft title={title} draft={draft} onClose={onClose} />;
  return <FormOfShare key={draft.begun} title={title} shareId={shareId} draft={draft} onClose={onClose} />;
}

interface FormOfShareProps extends SharedInterventionProps {
  readonly title: string;
  readonly draft: Extract<DraftReading<FormDraft>, { readonly state: 'read' }>;
}

function FormOfShare({ title, shareId, draft, onClose }: FormOfShareProps) {
  const { t } = useTexts('mf-incidents');
  const types = useTypeSetup();
  const reading = useShare(shareId, draft);
  const { found, store, startOver } = draft;
  if (reading.kind === 'ready')
    return (
      <InterventionForm
        title={title}
        subject={{ kind: 'new' }}
        values={reading.values}
        photos={reading.photos}
        entry={null}
        sentAs={found?.sentAs ?? null}
        types={types}
        basedOn={null}
        draft={store}
        incident={null}
        changedMeanwhile={false}
        draftedAt={found?.savedAt ?? null}
        onStartOver={startOver}
        notice={<LeftOut reading={reading} />}
        onClose={onClose}
      />
    );
  return (
    <Dialog open title={title} onClose={onClose} width="wide">
      {reading.kind === 'reading' && <Skeleton height="20rem" />}
      {reading.kind === 'gone' && (
        <EmptyState icon="snapshot" text={t('sharedForm.gone')} hint={t('sharedForm.goneHint')} />
      )}
      {reading.kind === 'failed' && (
        <ErrorState what={t('sharedForm.failed')} why={t('sharedForm.failedWhy')} onRetry={reading.retry} />
      )}
    </Dialog>
  );
}

/** Files of which nothing became, in the form itself: they still lie where they were shared from. */
function LeftOut({ reading }: { readonly reading: Extract<ShareReading, { readonly kind: 'ready' }> }) {
  const { t } = useTexts('mf-incidents');
  const { unread, beyond } = reading;
  if (unread === 0 && beyond === 0) return null;
  return (
    <Banner kind="warning">
      {unread > 0 && <p>{t('sharedForm.unread', { count: unread })}</p>}
      {beyond > 0 && <p>{t('sharedForm.beyond', { count: beyond, most: mostPhotos })}</p>}
    </Banner>
  );
}
