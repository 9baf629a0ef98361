import { usePermission } from '@barnwatch/shared/auth-client';
import { Form, FormMessage } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { base64Of, mostPhotoBytes } from '@barnwatch/shared/pictures/files';
import { Age, Banner, Button, Checkbox, ConfirmDialog, Dialog, RequestFailure } from '@barnwatch/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MomentPicture } from '../../incident-records/moment-picture/moment-picture';
import { type PictureMoment, useMomentPicture } from '../../incident-records/moment-picture/use-moment-picture';
import type { Incident } from '../../incident-records/record/incident';
import { RightNotice } from '../../writing/forms/right-notice';
import { FormFailure, MeanwhileNotice } from './form-notices';
import { InterventionFields } from './intervention-fields';
import styles from './intervention-form.module.css';
import type { Meanwhile } from './meanwhile';
import { PhotoField } from './photo-field';
import { type InterventionFormStart, type InterventionFormState, useInterventionForm } from './use-intervention-form';
import type { TypeSetupReading } from './use-type-setup';

export interface InterventionFormProps extends Omit<InterventionFormStart, 'momentPicture' | 'setup'> {
  readonly title: string;
  /** The intervention that is continued, as it is now; null for a new one, or while nothing is known of it. */
  readonly incident: Incident | null;
  /** Somebody added a step since the form was opened. */
  readonly changedMeanwhile: boolean;
  /** Somebody deleted it. */
  readonly isGone?: boolean;
  /** When what is in the fields was written, where it comes from a draft; ms since 1970 UTC. */
  readonly draftedAt: number | null;
  readonly onStartOver: () => void;
  /** What is to be said above the fields. */
  readonly notice?: ReactNode;
  readonly types: TypeSetupReading;
  /** What is shown of the intervention is not true any more. */
  readonly onOutdated?: () => void;
}

/** The form for a new intervention or a further step of one: a dialog, on phones a sheet from below. */
export function InterventionForm(props: InterventionFormProps) {
  const {
    title,
    incident,
    changedMeanwhile,
    isGone = false,
    draftedAt,
    onStartOver,
    notice,
    types,
    onOutdated,
    ...rest
  } = props;
  const { t } = useTexts('mf-incidents');
  const { setup, unreadable, failure } = types;
  const start = { ...rest, setup };
  const { subject, entry, onClose } = start;
  const mayAttach = entry === null;
  const [attach, setAttach] = useState(true);
  const moment = start.values.moment;
  const picture = useAttachableMoment(moment);
  const form = useInterventionForm({ ...start, momentPicture: attach && mayAttach ? picture.content : noPicture });
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const { work } = form;
  const meanwhile = subject.kind === 'new' ? null : meanwhileOf(form, incident, isGone);
  const isOutdated = meanwhile?.kind === 'closed' && incident !== null && incident.state !== 'closed';
  const tellOutdated = useRef(onOutdated);
  tellOutdated.current = onOutdated;
  useEffect(() => {
    if (isOutdated) tellOutdated.current?.();
  }, [isOutdated]);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      width="wide"
      actions={
        meanwhile === null && (
          <Button kind="primary" busy={work.kind === 'sending'} onClick={() => void form.submit()}>
            {t('interventionForm.save')}
          </Button>
        )
      }
    >
      <Form className={styles.form} form={form}>
        <RightNotice type="barnIntervention" />
        {failure && (
          <RequestFailure
            error={failure.error}
            what={t('interventionForm.usualTypes')}
            onRetry={failure.retry}
            retrying={failure.retrying}
            form="line"
          />
        )}
        {unreadable > 0 && (
          <Banner kind="warning">{t('interventionForm.choicesUnreadable', { count: unreadable })}</Banner>
        )}
        <FormMessage>
          {meanwhile && <MeanwhileNotice meanwhile={meanwhile} form={form} onDiscard={() => setAsksToDiscard(true)} />}
        </FormMessage>
        {changedMeanwhile && meanwhile === null && (
          <Banner kind="info">{t('interventionForm.changedMeanwhile')}</Banner>
        )}
        {draftedAt !== null && (
          <Banner kind="info" action={<Button onClick={onStartOver}>{t('interventionForm.startOver')}</Button>}>
            {t('interventionForm.draftRestored')} · <Age since={draftedAt} plain />
          </Banner>
        )}
        {notice}
        {moment && picture.shown && (
          <>
            <MomentPicture moment={moment} reading={picture.reading} />
            {mayAttach && subject.kind === 'new' && picture.reading.state.kind === 'ready' && (
              <Checkbox label={t('interventionForm.attachMoment')} checked={attach} onChange={setAttach} />
            )}
          </>
        )}
        <InterventionFields form={form} setup={setup} typeLocked={subject.kind === 'incident'} />
        {mayAttach && <PhotoField photos={form.photos} onChange={form.changePhotos} />}
        <FormMessage>{meanwhile === null && <FormFailure work={work} />}</FormMessage>
      </Form>
      <ConfirmDialog
        open={asksToDiscard}
        kind="danger"
        title={t('interventionForm.discardTitle')}
        text={t('interventionForm.discardText')}
        confirmLabel={t('interventionForm.discard')}
        onConfirm={() => void form.discard()}
        onCancel={() => setAsksToDiscard(false)}
      />
    </Dialog>
  );
}

/** What others did: found by saving, told by the barn's refusal, or seen on the open form. */
function meanwhileOf(
  { meanwhile, work }: Pick<InterventionFormState, 'meanwhile' | 'work'>,
  incident: Incident | null,
  isGone: boolean,
): Meanwhile | null {
  if (meanwhile !== null) return meanwhile;
  const refusal = work.kind === 'refused' ? work.error : null;
  if (isGone || refusal?.code === 'not-found') return { kind: 'gone' };
  return incident?.state === 'closed' || refusal?.context.reason === 'incident-closed'
    ? { kind: 'closed', incident }
    : null;
}

const noPicture = async () => null;
const mayWatchRecordings = { any: ['recordings.view'] } as const;

/** The picture of the moment, and its form for the outbox. */
function useAttachableMoment(moment: PictureMoment | null) {
  const shown = usePermission(mayWatchRecordings);
  const reading = useMomentPicture(shown ? moment : null);
  const content = async () => {
    const { state } = reading;
    if (moment === null || state.kind !== 'ready' || state.picture.blob.size > mostPhotoBytes) return null;
    const { blob, capturedAt } = state.picture;
    return { content: await base64Of(blob), cameraId: moment.cameraId, capturedAt };
  };
  return { shown, reading, content };
}
