import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatDay, formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { Way } from '../../camera-records/addresses/way';
import type { Camera } from '../../camera-records/record/camera';
import { wholeClockOffset } from '../../figures/counts-now/clock-offset';
import { incidentsOf, subjectWithin } from '../../incident-records/record/barn-incident-questions';
import { incidentPath } from '../../incident-records/record/incident-path';
import { incidentName, stateWords, typeWords } from '../../incident-records/record/incident-words';
import { useBarnIncidents } from '../../incident-records/record/read-barn-incidents';
import { incidentsPath } from '../barn-facts/barn-addresses';
import { Part } from '../barn-facts/part';
import { PartLink } from '../barn-facts/part-link';
import { placeName } from '../barn-facts/place-name';
import { type IncidentChange, incidentChangesOf } from './incident-changes';
import styles from './summary.module.css';

/** What fits on the second page; the latest are the ones that are printed. */
const mostPrinted = 34;

export interface IncidentChangeListProps {
  readonly barn: InstanceView;
  readonly span: TimeSpan;
  readonly cameras: readonly Camera[];
}

/** What happened, one line each, in the order in which it did. */
export function IncidentChangeList({ barn, span, cameras }: IncidentChangeListProps) {
  const { t, language } = useTexts('mf-cameras');
  const answer = useBarnIncidents(incidentsOf(span), subjectWithin(span));
  const barnId = barn.globalUniqueIdentifier;
  const offset = wholeClockOffset(barn);
  const isOneDay = formatDay(span.start - offset) === formatDay(span.end - offset);
  const words = ({ kind, incident }: IncidentChange): string => {
    if (kind === 'closed') return t('incidentWords.state.closed');
    return kind === 'continued' ? stateWords(incident, language, t) : t('summary.opened');
  };
  return (
    <Part
      title={t('summary.happened')}
      icon="list"
      answer={answer}
      failed={t('summary.incidentsFailed')}
      setAside="summary.unreadable"
      place={8}
      link={<PartLink to={incidentsPath(barnId)}>{t('summary.allIncidents')}</PartLink>}
    >
      {({ value: { incidents, total }, setAside }) => {
        const changes = incidentChangesOf(incidents, span);
        const before = Math.max(0, changes.length - mostPrinted);
        const missing = total - incidents.length - setAside.length;
        return (
          <>
            {changes.length === 0 && <p>{t('summary.nothingHappened')}</p>}
            {before > 0 && (
              <p className={`${styles.muted} ${styles.onPaper}`}>{t('summary.before', { count: before })}</p>
            )}
            {missing > 0 && <p className={styles.muted}>{t('summary.notRead', { count: missing })}</p>}
            <table className={styles.changes}>
              <thead>
                <tr>
                  {['when', 'kind', 'what', 'state'].map((column) => (
                    <th key={column} scope="col">
                      {t(`summary.columns.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {changes.map((change, place) => {
                  const { at, kind, incident } = change;
                  const time = formatTimeOfDay(at - offset);
                  return (
                    <tr key={`${incident.incidentId} ${kind}`} className={place < before ? styles.onScreen : undefined}>
                      <td>{isOneDay ? time : `${formatDay(at - offset).slice(0, 6)} ${time}`}</td>
                      <td>{typeWords(incident, t)}</td>
                      <td>
                        <Way to={incidentPath(barnId, incident.incidentId)}>
                          {[incidentName(incident, t), placeName(incident, cameras)].filter(Boolean).join(' · ')}
                        </Way>
                      </td>
                      <td>{words(change)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </>
        );
      }}
    </Part>
  );
}
