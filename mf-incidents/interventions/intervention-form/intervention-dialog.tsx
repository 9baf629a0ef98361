import { useTexts } from '@barnwatch/shared/i18n';
import { Dialog, EmptyState, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import { useState } from 'react';
import type { Incident } from '../../incident-records/record/incident';
import { lastValueOf, useIncident } from '../../incident-records/record/use-incident';
import { FormToCome } from '../../writing/drafts/form-to-come';
import { LateDraft } from '../../writing/drafts/late-draft';
import { useDraft } from '../../writing/drafts/use-draft';
import { useWaitingWrite } from '../../writing/outbox/use-waiting-write';
import { formDraftSchema } from './form-draft';
import type { FormTarget } from './form-target';
import { InterventionForm } from './intervention-form';
import { type InterventionValues, newIntervention, valuesOfIncident, valuesOfPayload } from './intervention-values';
import type { FormSubject } from './intervention-write';
import { SharedIntervention } from './shared-intervention';
import { useTypeSetup } from './use-type-setup';

export interface InterventionDialogProps {
  readonly target: FormTarget;
  readonly onClose: () => void;
}

/** The form for what the address names: reads what it needs, then shows it filled in. */
export function InterventionDialog({ target, onClose }: InterventionDialogProps) {
  switch (target.kind) {
    case 'new':
      return <NewIntervention moment={target.moment} onClose={onClose} />;
    case 'incident':
      return <FurtherStep incidentId={target.incidentId} onClose={onClose} />;
    case 'entry':
      return <WaitingEntry identifier={target.identifier} onClose={onClose} />;
    case 'shared':
      return <SharedIntervention shareId={target.shareId} onClose={onClose} />;
  }
}

interface NewInterventionProps {
  readonly moment: InterventionValues['moment'];
  readonly onClose: () => void;
}

function NewIntervention({ moment, onClose }: NewInterventionProps) {
  const { t } = useTexts('mf-incidents');
  return (
    <DraftedForm
      title={t('interventionForm.new')}
      draftName="intervention:new"
      subject={{ kind: 'new' }}
      values={newIntervention(moment)}
      moment={moment}
      incident={null}
      onClose={onClose}
    />
  );
}

function FurtherStep({ incidentId, onClose }: { readonly incidentId: string; readonly onClose: () => void }) {
  const { t } = useTexts('mf-incidents');
  const answer = useIncident(incidentId);
  // What the form begins with stays, whatever others do meanwhile.
  const [first, setFirst] = useState<Incident | null>(null);
  const incident = lastValueOf(answer);
  if (first === null && incident !== null) setFirst(incident);
  const title = t('interventionForm.edit');
  if (first !== null)
    return (
      <DraftedForm
        title={title}
        draftName={`intervention:${incidentId}`}
        subject={{ kind: 'incident', incidentId, payload: first.payload }}
        values={valuesOfIncident(first)}
        moment={null}
        incident={incident ?? first}
        basedOn={first.lastUpdated}
        isGone={answer.state === 'ready' && answer.value === null}
        changedMeanwhile={incident !== null && incident.lastUpdated !== first.lastUpdated}
        onOutdated={answer.retry}
        onClose={onClose}
      />
    );
  if (answer.state === 'ready') return <GoneIntervention incidentId={incidentId} onClose={onClose} />;
  return (
    <Dialog open title={title} onClose={onClose} width="wide">
      {answer.state === 'loading' && <Skeleton height="20rem" />}
      {answer.state === 'failed' && (
        <RequestFailure
          error={answer.error}
          what={t('interventionForm.notLoaded')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
        />
      )}
    </Dialog>
  );
}

/** Somebody deleted it: what was written for it can become a new one. */
function GoneIntervention({ incidentId, onClose }: { readonly incidentId: string; readonly onClose: () => void }) {
  const { t } = useTexts('mf-incidents');
  const draftName = `intervention:${incidentId}`;
  const draft = useDraft(draftName, formDraftSchema);
  const title = t('interventionForm.edit');
  if (draft.state !== 'read') return <LateDraft title={title} draft={draft} onClose={onClose} />;
  if (draft.found === null)
    return (
      <Dialog open title={title} onClose={onClose} width="wide">
        <EmptyState icon="incident" hint={t('interventionForm.gone')} />
      </Dialog>
    );
  return (
    <DraftedForm
      title={title}
      draftName={draftName}
      subject={{ kind: 'incident', incidentId, payload: null }}
      values={draft.found.values}
      moment={null}
      incident={null}
      isGone
      onClose={onClose}
    />
  );
}

function WaitingEntry({ identifier, onClose }: { readonly identifier: string; readonly onClose: () => void }) {
  const { t } = useTexts('mf-incidents');
  const waiting = useWaitingWrite('intervention', identifier);
  const types = useTypeSetup();
  const draft = useDraft(`intervention:entry:${identifier}`, formDraftSchema);
  const title = t('interventionForm.entry');
  if (waiting.state === 'reading') return <FormToCome title={title} onClose={onClose} />;
  const write = waiting.state === 'known' ? waiting.write : null;
  if (write === null || write.call === 'attach-picture' || write.call === 'close-incident')
    return (
      <Dialog open title={title} onClose={onClose}>
        <EmptyState icon="success" hint={t('interventionForm.entryGone')} />
      </Dialog>
    );
  if (draft.state !== 'read') return <LateDraft title={title} draft={draft} onClose={onClose} />;
  const { found } = draft;
  const { payload, trigger } = write;
  const subject: FormSubject =
    write.call === 'add-event' ? { kind: 'incident', incidentId: write.incidentId, payload } : { kind: 'new' };
  return (
    <InterventionForm
      key={draft.begun}
      title={title}
      subject={subject}
      values={found?.values ?? valuesOfPayload(payload, trigger === 'issueDetected')}
      photos={[]}
      entry={identifier}
      sentAs={null}
      types={types}
      basedOn={null}
      draft={draft.store}
      incident={null}
      changedMeanwhile={false}
      draftedAt={found?.savedAt ?? null}
      onStartOver={draft.startOver}
      onClose={onClose}
    />
  );
}

interface DraftedFormProps {
  readonly title: string;
  readonly draftName: string;
  readonly subject: FormSubject;
  /** Where nothing was drafted. */
  readonly values: InterventionValues;
  /** The moment that the address names: it counts more than that of a draft. */
  readonly moment: InterventionValues['moment'];
  readonly incident: Incident | null;
  /** When it had changed last as it is shown; what a draft is based on counts more. */
  readonly basedOn?: number | null;
  readonly changedMeanwhile?: boolean;
  readonly isGone?: boolean;
  readonly onOutdated?: () => void;
  readonly onClose: () => void;
}

/** The form with what was written before and not sent. */
function DraftedForm(props: DraftedFormProps) {
  const { title, draftName, subject, values, moment, incident, changedMeanwhile = false, onOutdated, onClose } = props;
  const { basedOn = null, isGone = false } = props;
  const types = useTypeSetup();
  const draft = useDraft(draftName, formDraftSchema);
  if (draft.state !== 'read') return <LateDraft title={title} draft={draft} onClose={onClose} />;
  const { found } = draft;
  return (
    <InterventionForm
      key={draft.begun}
      title={title}
      subject={subject}
      values={found ? { ...found.values, moment: moment ?? found.values.moment } : values}
      photos={found?.photos ?? []}
      entry={null}
      sentAs={found?.sentAs ?? null}
      types={types}
      basedOn={found?.basedOn ?? basedOn}
      draft={draft.store}
      incident={incident}
      changedMeanwhile={changedMeanwhile}
      isGone={isGone}
      draftedAt={found?.savedAt ?? null}
      onStartOver={draft.startOver}
      {...(onOutdated && { onOutdated })}
      onClose={onClose}
    />
  );
}
