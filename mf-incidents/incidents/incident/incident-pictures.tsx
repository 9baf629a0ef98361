import { knownReading } from '@barnwatch/shared/answers';
import { useInstanceClient, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { usePicture } from '@barnwatch/shared/pictures';
import { Banner, Card, Dialog, Skeleton } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import { MomentPicture } from '../../incident-records/moment-picture/moment-picture';
import { PictureFailureWords } from '../../incident-records/moment-picture/picture-failure-words';
import { useMomentPicture } from '../../incident-records/moment-picture/use-moment-picture';
import { attachedPicture } from '../../incident-records/record/attached-picture';
import { type Attachment, useAttachments } from '../../incident-records/record/attachment';
import styles from './incident.module.css';
import type { IncidentMoment } from './incident-moment';

export interface IncidentPicturesProps {
  readonly incidentId: string;
  /** The moment that the incident is about; null where it names none. */
  readonly moment: IncidentMoment | null;
}

const mayWatchRecordings = { any: ['recordings.view'] } as const;

/** What a camera showed at that moment, and the pictures that somebody attached. Nothing where there are none. */
export function IncidentPictures({ incidentId, moment }: IncidentPicturesProps) {
  const { t } = useTexts('mf-incidents');
  const mayWatch = usePermission(mayWatchRecordings);
  const answer = useAttachments(incidentId);
  const known = knownReading(answer);
  const attachments = known?.value ?? [];
  const unreadable = known?.setAside.length ?? 0;
  // The still of that moment may have been attached: then it is there for good, and once is enough.
  const isAttached = moment !== null && attachments.some((attachment) => isStillOf(attachment, moment));
  const shownMoment = mayWatch && answer.state !== 'loading' && !isAttached ? moment : null;
  if (shownMoment === null && attachments.length === 0 && unreadable === 0) return null;
  return (
    <Card title={t('incident.pictures')}>
      {unreadable > 0 && <Banner kind="warning">{t('incident.picturesUnreadable', { count: unreadable })}</Banner>}
      <div className={styles.pictures}>
        {shownMoment && <RecordedMoment moment={shownMoment} />}
        {attachments.map((attachment, index) => (
          <AttachedPicture
            key={attachment.attachmentId}
            incidentId={incidentId}
            attachment={attachment}
            number={index + 1}
          />
        ))}
      </div>
    </Card>
  );
}

/** A recording shows what was up to a minute away (contract, `readRecordedFrame`). */
const sameMomentMs = 60_000;

function isStillOf({ cameraId, capturedAt }: Attachment, moment: IncidentMoment): boolean {
  return cameraId === moment.cameraId && Math.abs((capturedAt ?? 0) - moment.timeMs) <= sameMomentMs;
}

function RecordedMoment({ moment }: { readonly moment: IncidentMoment }) {
  const reading = useMomentPicture(moment);
  return <MomentPicture moment={moment} reading={reading} />;
}

interface AttachedPictureProps {
  readonly incidentId: string;
  readonly attachment: Attachment;
  readonly number: number;
}

function AttachedPicture({ incidentId, attachment, number }: AttachedPictureProps) {
  const { t } = useTexts('mf-incidents');
  const [large, setLarge] = useState(false);
  const { state, retry } = useAttachedPicture(incidentId, attachment);
  const url = state.kind === 'ready' ? state.picture.frame : null;
  const name = attachment.caption || t('incident.picture', { number });
  const time = formatDateTime(attachment.capturedAt ?? attachment.createdAt);
  const words = [t('incident.pictureOf', { caption: name, time }), attachment.authorName].filter(Boolean).join(', ');
  return (
    <figure className={styles.attachment}>
      {state.kind === 'failed' && (
        <PictureFailureWords className={styles.noPicture} failure={state.failure} onRetry={retry} />
      )}
      {state.kind === 'loading' && <Skeleton height="12rem" />}
      {url !== null && (
        <button type="button" className={styles.enlarge} onClick={() => setLarge(true)}>
          <img className={styles.image} src={url} alt={words} width={attachment.width} height={attachment.height} />
        </button>
      )}
      <figcaption className={styles.stepFacts}>{words}</figcaption>
      {url !== null && (
        <Dialog open={large} title={name} onClose={() => setLarge(false)} width="wide">
          <img className={styles.image} src={url} alt={words} />
        </Dialog>
      )}
    </figure>
  );
}

function useAttachedPicture(incidentId: string, attachment: Attachment) {
  const barn = useSelectedBarn();
  if (!barn) throw new Error('no barn is selected');
  const client = useInstanceClient(barn.globalUniqueIdentifier);
  const accountId = barn.accountId ?? '';
  const source = useMemo(
    () => attachedPicture(client, accountId, incidentId, attachment),
    [client, accountId, incidentId, attachment],
  );
  return usePicture(barn, source);
}
