import { usePermissions, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { roundTrip, useNavigate } from '@barnwatch/shared/routing';
import { Button, type IconName } from '@barnwatch/shared/ui';
import { useState } from 'react';
import type { Incident } from '../record/incident';
import { stepAddress } from '../record/incident-addresses';
import { CancelWaiting } from '../waiting/cancel-waiting';
import { useWaitingChange } from '../waiting/waiting-change';
import { CloseDialog } from './close-dialog';
import { DeleteDialog } from './delete-dialog';
import { HideDialog } from './hide-dialog';
import { type IncidentAction, offeredActions } from './incident-actions';
import { UnhideDialog } from './unhide-dialog';

const icons = {
  event: 'edit',
  hide: 'hide',
  unhide: 'show',
  close: 'lock',
  delete: 'delete',
} as const satisfies Readonly<Record<IncidentAction, IconName>>;

export interface IncidentActionButtonsProps {
  readonly incident: Pick<Incident, 'incidentId' | 'type' | 'state'>;
  /** Only some of what is offered, where there is little room. */
  readonly only?: readonly IncidentAction[];
  /** What a hidden record said first, where it is known. */
  readonly firstPayload?: unknown;
  /** Something was done: read it afresh. */
  readonly onDone: (action: IncidentAction) => void;
}

/** What the signed-in account may do with an incident, each with its question. */
export function IncidentActionButtons({ incident, only, firstPayload, onDone }: IncidentActionButtonsProps) {
  const { t } = useTexts('mf-incidents');
  const barn = useSelectedBarn();
  const navigate = useNavigate();
  const permissions = usePermissions();
  const [asked, setAsked] = useState<IncidentAction | null>(null);
  const waiting = useWaitingChange(incident.incidentId);
  if (!barn?.loggedIn) return null;
  const offered = offeredActions(incident, permissions).filter(
    (action) => (only?.includes(action) ?? true) && (waiting === null || action === 'delete'),
  );
  const start = (action: IncidentAction) => {
    if (action === 'event')
      void navigate(stepAddress(barn.globalUniqueIdentifier, incident.incidentId), { state: roundTrip });
    else setAsked(action);
  };
  const dialog = {
    incident,
    firstPayload,
    onCancel: () => setAsked(null),
    onDone: () => {
      if (asked) onDone(asked);
      setAsked(null);
    },
  };
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action}
          kind={action === 'delete' ? 'danger' : 'quiet'}
          icon={icons[action]}
          onClick={() => start(action)}
        >
          {t(`incidentAction.${action}`)}
        </Button>
      ))}
      {waiting && <CancelWaiting waiting={waiting} />}
      {asked === 'close' && <CloseDialog {...dialog} />}
      {asked === 'delete' && <DeleteDialog {...dialog} />}
      {asked === 'hide' && <HideDialog {...dialog} />}
      {asked === 'unhide' && <UnhideDialog {...dialog} />}
    </>
  );
}
