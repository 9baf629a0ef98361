import { usePermission, usePermissions } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Button, buttonClass, Icon } from '@barnwatch/shared/ui';
import { useState } from 'react';
import cards from '../../incident-records/cards/incident-cards.module.css';
import { IncidentActionButtons } from '../../incident-records/incident-actions/incident-action-buttons';
import { offeredActions } from '../../incident-records/incident-actions/incident-actions';
import { firstPayloadOf } from '../../incident-records/record/hidden-record';
import type { Incident } from '../../incident-records/record/incident';
import { cameraMomentAddress } from '../../incident-records/record/incident-addresses';
import { useCameraName } from '../../incident-records/record/use-camera-name';
import { useWaitingChange } from '../../incident-records/waiting/waiting-change';
import type { IncidentMoment } from '../incident/incident-moment';
import styles from './incident-list.module.css';

const mayOpenCamera = { all: ['cameras.view', 'recordings.view'] } as const;

export interface CardActionsProps {
  readonly incident: Incident;
  readonly barnId: string;
  readonly moment: IncidentMoment | null;
  readonly reviewed: boolean;
  readonly onReview: (incident: Incident, reviewed: boolean) => void;
  readonly onDone: () => void;
}

/** What can be done from a card: what everybody does at once, what changes the record behind one more press. */
export function CardActions({ incident, barnId, moment, reviewed, onReview, onDone }: CardActionsProps) {
  const { t } = useTexts('mf-incidents');
  const [open, setOpen] = useState(false);
  const maySee = usePermission(mayOpenCamera);
  const waiting = useWaitingChange(incident.incidentId);
  const mayDo = offeredActions(incident, usePermissions()).length > 0;
  return (
    <div className={cards.actions}>
      <Button
        className={styles.reviewed}
        icon={reviewed ? 'check' : 'show'}
        aria-pressed={reviewed}
        onClick={() => onReview(incident, !reviewed)}
      >
        {t('review.reviewed')}
      </Button>
      {moment && maySee && <CameraLink barnId={barnId} moment={moment} />}
      {mayDo && waiting === null && (
        <Button icon="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('card.actions')}
        </Button>
      )}
      {(open || waiting !== null) && (
        <IncidentActionButtons incident={incident} firstPayload={firstPayloadOf(incident)} onDone={onDone} />
      )}
    </div>
  );
}

function CameraLink({ barnId, moment }: { readonly barnId: string; readonly moment: IncidentMoment }) {
  const { t } = useTexts('mf-incidents');
  const { cameraId, timeMs } = moment;
  const name = useCameraName(cameraId) ?? cameraId;
  return (
    <SuiteLink className={buttonClass('quiet')} to={cameraMomentAddress(barnId, cameraId, name, timeMs)}>
      <Icon name="camera" size={18} />
      {t('card.camera')}
    </SuiteLink>
  );
}
