import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, useMediaQuery } from '@barnwatch/shared/ui';
import type { Camera } from '../../camera-records/record/camera';
import { latestDocumentation } from '../../past/incidents/barn-incident-questions';
import { incidentName } from '../../past/incidents/incident-words';
import { useBarnIncidents } from '../../past/incidents/read-barn-incidents';
import { documentationPath, incidentPath } from '../barn-facts/barn-addresses';
import { Part } from '../barn-facts/part';
import { PartLink, Way } from '../barn-facts/part-link';
import { placeName } from '../barn-facts/place-name';
import styles from './overview.module.css';
import { wall } from './wall';

const mostOf = { wall: 4, elsewhere: 2 };
const latest = latestDocumentation(mostOf.wall);

export interface DocumentationPartProps {
  readonly barn: InstanceView;
  readonly cameras: readonly Camera[];
}

/** What was documented last. */
export function DocumentationPart({ barn, cameras }: DocumentationPartProps) {
  const { t } = useTexts('mf-cameras');
  const answer = useBarnIncidents(latest);
  const mostShown = useMediaQuery(wall) ? mostOf.wall : mostOf.elsewhere;
  const barnId = barn.globalUniqueIdentifier;
  return (
    <Part
      title={t('overview.documentation.title')}
      icon="list"
      answer={answer}
      failed={t('overview.documentation.failed')}
      place={mostShown}
      link={<PartLink to={documentationPath(barnId)}>{t('overview.documentation.all')}</PartLink>}
    >
      {({ value: { incidents } }) =>
        incidents.length === 0 ? (
          <p className={styles.muted}>{t('overview.documentation.none')}</p>
        ) : (
          <ul className={styles.rows}>
            {incidents.slice(0, mostShown).map((incident) => (
              <li key={incident.incidentId} className={styles.row}>
                <Way to={incidentPath(barnId, incident.incidentId)} className={styles.rowName}>
                  {[incidentName(incident, t), placeName(incident, cameras)].filter(Boolean).join(' · ')}
                </Way>
                <Age since={incident.lastUpdated - (barn.clockOffsetMs ?? 0)} plain />
              </li>
            ))}
          </ul>
        )
      }
    </Part>
  );
}
