import { usePermission } from '@barnwatch/shared/auth-client';
import { Form, FormMessage } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, Banner, Button, Checkbox, ConfirmDialog, Dialog, RequestFailure } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { MomentPicture } from '../../incident-records/moment-picture/moment-picture';
import { type PictureMoment, useMomentPicture } from '../../incident-records/moment-picture/use-moment-picture';
import type { Incident } from '../../incident-records/record/incident';
import { RightNotice } from '../../writing/forms/right-notice';
import { ClosedMeanwhile, FormFailure } from './form-notices';
import { InterventionFields } from './intervention-fields';
import styles from './intervention-form.module.css';
import { PhotoField } from './photo-field';
import { base64Of } from './picture-content';
import { mostPhotoBytes } from './shrink-photo';
import { type InterventionFormStart, useInterventionForm } from './use-intervention-form';
import type { TypeSetupReading } from './use-type-setup';

export interface InterventionFormProps extends Omit<InterventionFormStart, 'momentPicture' | 'setup'> {
  readonly title: string;
  /** The intervention that is continued, as it is now; null for a new one, or while nothing is known of it. */
  readonly incident: Incident | null;
  /** Somebody added a step since the form was opened. */
  readonly changedMeanwhile: boolean;
  /** When what is in the fields was written, where it comes from a draft; ms since 1970 UTC. */
  readonly draftedAt: number | null;
  readonly onStartOver: () => void;
  readonly types: TypeSetupReading;
  /** What is shown of the intervention is not true any more. */
  readonly onOutdated?: () => void;
}

/** The form for a new intervention or a further step of one: a dialog, on phones a sheet from below. */
export function InterventionForm(props: InterventionFormProps) {
  const { title, incident, changedMeanwhile, draftedAt, onStartOver, types, onOutdated, ...rest } = props;
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
  const isClosed =
    subject.kind === 'incident' &&
    (incident?.state === 'closed' || (work.kind === 'refused' && work.error.context.reason === 'incident-closed'));
  const isOutdated = isClosed && incident !== null && incident.state !== 'closed';
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
        !isClosed && (
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
          {isClosed && <ClosedMeanwhile incident={incident} form={form} onDiscard={() => setAsksToDiscard(true)} />}
        </FormMessage>
        {changedMeanwhile && !isClosed && <Banner kind="info">{t('interventionForm.changedMeanwhile')}</Banner>}
        {draftedAt !== null && (
          <Banner kind="info" action={<Button onClick={onStartOver}>{t('interventionForm.startOver')}</Button>}>
            {t('interventionForm.draftRestored')} · <Age since={draftedAt} plain />
          </Banner>
        )}
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
        <FormMessage>{!isClosed && <FormFailure work={work} />}</FormMessage>
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
