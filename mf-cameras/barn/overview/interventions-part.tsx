import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { Age, SeverityMark, useMediaQuery } from '@barnwatch/shared/ui';
import { openInterventions } from '../../past/incidents/barn-incident-questions';
import { incidentName } from '../../past/incidents/incident-words';
import { useBarnIncidents } from '../../past/incidents/read-barn-incidents';
import { incidentPath, openInterventionsPath } from '../barn-facts/barn-addresses';
import { Part } from '../barn-facts/part';
import { PartLink, Way } from '../barn-facts/part-link';
import { byUrgency, severityCounts } from '../barn-facts/urgency';
import styles from './overview.module.css';
import { wall } from './wall';

/** Further ones are behind the link. */
const mostOf = { wall: 9, elsewhere: 4 };

/** Interventions that still need somebody: how many of which severity, and the most urgent ones. */
export function InterventionsPart({ barn }: { readonly barn: InstanceView }) {
  const { t, language } = useTexts('mf-cameras');
  const answer = useBarnIncidents(openInterventions);
  const mostShown = useMediaQuery(wall) ? mostOf.wall : mostOf.elsewhere;
  const barnId = barn.globalUniqueIdentifier;
  const offset = barn.clockOffsetMs ?? 0;
  return (
    <Part
      title={t('overview.interventions.title')}
      icon="intervention"
      answer={answer}
      failed={t('overview.interventions.failed')}
      place={mostShown + 2}
      link={<PartLink to={openInterventionsPath(barnId)}>{t('overview.interventions.all')}</PartLink>}
    >
      {({ value: { incidents, total } }) =>
        total === 0 ? (
          <p className={styles.calm}>{t('overview.interventions.none')}</p>
        ) : (
          <>
            <p className={styles.severities}>
              <strong className={styles.figure}>{formatNumber(total, language, 0)}</strong>
              {severityCounts(incidents).map(([severity, count]) => (
                <span key={severity} className={styles.severity}>
                  {formatNumber(count, language, 0)}
                  <SeverityMark severity={severity} />
                </span>
              ))}
            </p>
            <ul className={styles.rows}>
              {byUrgency(incidents)
                .slice(0, mostShown)
                .map((incident) => (
                  <li key={incident.incidentId} className={styles.row}>
                    {incident.severity && <SeverityMark severity={incident.severity} form="shape" />}
                    <Way to={incidentPath(barnId, incident.incidentId)} className={styles.rowName}>
                      {incidentName(incident, t)}
                    </Way>
                    <Age since={incident.openedAt - offset} plain />
                  </li>
                ))}
            </ul>
          </>
        )
      }
    </Part>
  );
}
