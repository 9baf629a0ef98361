import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Age, SeverityMark } from '@barnwatch/shared/ui';
import type { Incident } from '../../incident-records/record/incident';
import { incidentAddress } from '../../incident-records/record/incident-addresses';
import { incidentWords } from '../../incident-records/words/incident-words';
import type { NewIncident } from '../new-incidents/new-incidents';
import styles from './bell-dialog.module.css';

export interface NewIncidentRowProps {
  readonly barnId: string;
  readonly incident: NewIncident;
  /** The same as the barn tells it now; null where it is not among its newest any more. */
  readonly now: Incident | null;
  /** It was not seen before. */
  readonly isMarked: boolean;
  readonly onGo: () => void;
}

/** One incident of the list, as large as a finger, which leads to its screen. */
export function NewIncidentRow({ barnId, incident, now, isMarked, onGo }: NewIncidentRowProps) {
  const { t } = useTexts('mf-incidents');
  const words = now === null ? null : incidentWords(now, t);
  return (
    <li>
      <SuiteLink className={styles.row} to={incidentAddress(barnId, incident.incidentId)} onClick={onGo}>
        <SeverityMark severity={incident.severity} form="shape" />
        <span className={styles.words}>
          <span className={styles.title}>{words?.heading ?? incident.title}</span>
          <span className={styles.facts}>
            {words !== null && `${words.state} · `}
            <Age since={incident.openedAt} plain />
          </span>
        </span>
        {isMarked && (
          <span className={styles.mark}>{t(incident.risen ? 'notifications.risen' : 'notifications.new')}</span>
        )}
      </SuiteLink>
    </li>
  );
}
