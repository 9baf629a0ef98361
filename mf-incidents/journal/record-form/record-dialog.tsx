import { knownReading } from '@barnwatch/shared/answers';
import { Form, FormMessage } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams } from '@barnwatch/shared/routing';
import { Age, Banner, Button, Dialog, EmptyState, RequestFailure } from '@barnwatch/shared/ui';
import type { Subtype } from '../../incident-records/record/incident-schema';
import { useIncidentSchema } from '../../incident-records/record/use-incident';
import { knownWords } from '../../incident-records/words/known-words';
import { FormToCome } from '../../writing/drafts/form-to-come';
import { LateDraft } from '../../writing/drafts/late-draft';
import { useDraft } from '../../writing/drafts/use-draft';
import { RightNotice } from '../../writing/forms/right-notice';
import { useWaitingWrite } from '../../writing/outbox/use-waiting-write';
import { journalFilterOf } from '../journal-records/journal-filter';
import { RecordFields } from './record-fields';
import styles from './record-form.module.css';
import type { RecordTarget } from './record-target';
import { newRecord, recordDraftSchema, valuesOfRecord } from './record-values';
import { type RecordFormStart, useRecordForm } from './use-record-form';

export interface RecordDialogProps {
  readonly target: RecordTarget;
  readonly onClose: () => void;
}

/** The form of a record: reads what it needs, then shows it filled in. */
export function RecordDialog({ target, onClose }: RecordDialogProps) {
  switch (target.kind) {
    case 'new':
      return <NewRecord onClose={onClose} />;
    case 'entry':
      return <WaitingRecord identifier={target.identifier} onClose={onClose} />;
  }
}

function NewRecord({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts('mf-incidents');
  const [address] = useSearchParams();
  const draft = useDraft('documentation:new', recordDraftSchema);
  if (draft.state !== 'read') return <LateDraft title={t('documentation.new')} draft={draft} onClose={onClose} />;
  const { found } = draft;
  return (
    <RecordForm
      key={draft.begun}
      title={t('documentation.new')}
      values={found?.values ?? newRecord(Date.now(), journalFilterOf(address).place)}
      entry={null}
      sentAs={found?.sentAs ?? null}
      draft={draft.store}
      draftedAt={found?.savedAt ?? null}
      onStartOver={draft.startOver}
      onClose={onClose}
    />
  );
}

function WaitingRecord({ identifier, onClose }: { readonly identifier: string; readonly onClose: () => void }) {
  const { t } = useTexts('mf-incidents');
  const waiting = useWaitingWrite('documentation', identifier);
  const draft = useDraft(`documentation:entry:${identifier}`, recordDraftSchema);
  const title = t('interventionForm.entry');
  if (waiting.state === 'reading') return <FormToCome title={title} onClose={onClose} />;
  if (draft.state !== 'read') return <LateDraft title={title} draft={draft} onClose={onClose} />;
  const { found } = draft;
  const write = waiting.state === 'known' ? waiting.write : null;
  const words = write?.call === 'create-incident' ? valuesOfRecord(write.payload, knownWords.classification) : null;
  // What was changed and not saved counts also after the entry has gone: it follows under the same identifier.
  const values = found?.values ?? words;
  if (values === null)
    return (
      <Dialog open title={t('documentation.new')} onClose={onClose}>
        <EmptyState icon="success" hint={t('interventionForm.entryGone')} />
      </Dialog>
    );
  return (
    <RecordForm
      key={draft.begun}
      title={title}
      values={values}
      entry={identifier}
      sentAs={null}
      draft={draft.store}
      draftedAt={found?.savedAt ?? null}
      onStartOver={draft.startOver}
      onClose={onClose}
    />
  );
}

interface RecordFormProps extends RecordFormStart {
  readonly title: string;
  /** When what is in the fields was written, where it comes from a draft; ms since 1970 UTC. */
  readonly draftedAt: number | null;
  readonly onStartOver: () => void;
}

function RecordForm({ title, draftedAt, onStartOver, ...start }: RecordFormProps) {
  const { t } = useTexts('mf-incidents');
  const form = useRecordForm(start);
  const known = knownReading(useIncidentSchema('barnDocumentation', true));
  const setup = known?.value.typeSetup ?? [];
  const unreadable = known?.setAsideWithin.length ?? 0;
  const { work } = form;
  return (
    <Dialog
      open
      title={title}
      onClose={start.onClose}
      width="wide"
      actions={
        <Button kind="primary" busy={work.kind === 'sending'} onClick={() => void form.submit()}>
          {t('interventionForm.save')}
        </Button>
      }
    >
      <Form className={styles.form} form={form}>
        <RightNotice type="barnDocumentation" />
        {draftedAt !== null && (
          <Banner kind="info" action={<Button onClick={onStartOver}>{t('interventionForm.startOver')}</Button>}>
            {t('interventionForm.draftRestored')} · <Age since={draftedAt} plain />
          </Banner>
        )}
        {unreadable > 0 && (
          <Banner kind="warning">{t('interventionForm.choicesUnreadable', { count: unreadable })}</Banner>
        )}
        <RecordFields form={form} offered={setup.length > 0 ? setup : usualKinds} />
        <FormMessage>
          {work.kind === 'signed-out' && <Banner kind="error">{t('interventionForm.signedOut')}</Banner>}
          {work.kind === 'refused' && <RequestFailure error={work.error} what={t('recordForm.notSent')} form="line" />}
        </FormMessage>
      </Form>
    </Dialog>
  );
}

/** Where the barn offers none: those that we have words for. */
const usualKinds: readonly Subtype[] = knownWords.classification.map((type) => ({
  type,
  title: { en: type },
  issues: [],
}));
