import { useTexts } from '@barnwatch/shared/i18n';
import { generatePath, SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { Button, buttonClass, Dialog, EmptyState, ErrorState, Skeleton } from '@barnwatch/shared/ui';
import { useEffect, useState } from 'react';
import { incidentsAddress } from '../../incident-records/record/incident-addresses';
import { withoutListed, withSeen } from '../new-incidents/new-incidents';
import type { QuietHours } from '../quiet/quiet-time';
import styles from './bell-dialog.module.css';
import { NewIncidentRow } from './new-incident-row';
import { SnoozeChoice } from './snooze-choice';
import type { NewIncidentsHere } from './use-new-incidents';
import type { ReadIncidents } from './use-newest-incidents';
import type { Quiet } from './use-quiet';

export interface BellDialogProps {
  readonly barnId: string;
  readonly here: NewIncidentsHere;
  readonly read: ReadIncidents;
  readonly hours: QuietHours | null;
  readonly quiet: Quiet;
  readonly isSilentHere: boolean;
  readonly onSilentHere: (isSilent: boolean) => void;
  readonly onClose: () => void;
}

/** What came while one was away, each leading to its incident, and how long nothing is to be said. */
export function BellDialog({ barnId, here, read, onClose, ...silence }: BellDialogProps) {
  const { t } = useTexts('mf-incidents');
  const canOpen = useCanOpen();
  const settings = generatePath('/dashboard/:barnId/settings', { barnId });
  const { kept, change } = here;
  const marked = useSeenOnes(here);
  return (
    <Dialog
      open
      title={t('notifications.title')}
      onClose={onClose}
      actions={
        <>
          {canOpen(settings) && (
            <SuiteLink className={buttonClass('quiet')} to={`${settings}?setting=listSeverity`} onClick={onClose}>
              {t('notifications.settings')}
            </SuiteLink>
          )}
          {kept !== null && kept.listed.length > 0 && (
            <Button onClick={() => change(withoutListed)}>{t('notifications.clear')}</Button>
          )}
        </>
      }
    >
      <div className={styles.parts}>
        {read.hasFailed && <ErrorState form="line" what={t('notifications.notRefreshed')} onRetry={read.retry} />}
        {kept === null && !read.hasFailed && <Skeleton height="96px" />}
        {kept?.listed.length === 0 && <EmptyState text={t('notifications.empty')} />}
        {kept !== null && kept.listed.length > 0 && (
          <ul className={styles.list}>
            {kept.listed.map((incident) => (
              <NewIncidentRow
                key={incident.incidentId}
                barnId={barnId}
                incident={incident}
                now={read.newest?.incidents.find(({ incidentId }) => incidentId === incident.incidentId) ?? null}
                isMarked={marked.has(incident.incidentId)}
                onGo={onClose}
              />
            ))}
          </ul>
        )}
        {kept?.more && <p className={styles.more}>{t('notifications.more')}</p>}
        <SuiteLink className={buttonClass('quiet')} to={incidentsAddress(barnId)} onClick={onClose}>
          {t('notifications.allIncidents')}
        </SuiteLink>
        {kept !== null && (
          <SnoozeChoice {...silence} onSnooze={(snooze) => change((before) => ({ ...before, snooze }))} />
        )}
      </div>
    </Dialog>
  );
}

const noIds: ReadonlySet<string> = new Set();

/** What is listed in the open dialog has been seen; what was not before stays marked in it. */
function useSeenOnes({ kept, change }: NewIncidentsHere): ReadonlySet<string> {
  const [marked, setMarked] = useState(noIds);
  const unseen = kept?.listed.filter(({ seen }) => !seen).map(({ incidentId }) => incidentId) ?? [];
  const encoded = JSON.stringify(unseen);
  useEffect(() => {
    const ids: readonly string[] = JSON.parse(encoded);
    if (ids.length === 0) return;
    setMarked((before) => new Set([...before, ...ids]));
    change((before) => withSeen(before, new Set(ids)));
  }, [encoded, change]);
  return marked;
}
