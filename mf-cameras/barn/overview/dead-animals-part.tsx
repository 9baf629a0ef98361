import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, Icon } from '@barnwatch/shared/ui';
import type { Camera } from '../../camera-records/record/camera';
import { deadAnimals } from '../../past/incidents/barn-incident-questions';
import { useBarnIncidents } from '../../past/incidents/read-barn-incidents';
import { deadAnimalsPath, incidentPath } from '../barn-facts/barn-addresses';
import { deadAnimalsOf } from '../barn-facts/dead-animals';
import { Part } from '../barn-facts/part';
import { PartLink, Way } from '../barn-facts/part-link';
import { placeName } from '../barn-facts/place-name';
import { useStartOfDay } from '../barn-facts/use-start-of-day';
import styles from './overview.module.css';

const mostShown = 3;

export interface DeadAnimalsPartProps {
  readonly barn: InstanceView;
  readonly cameras: readonly Camera[];
}

/** Dead animals that have to be collected, and how many were found today. */
export function DeadAnimalsPart({ barn, cameras }: DeadAnimalsPartProps) {
  const { t } = useTexts('mf-cameras');
  const today = useStartOfDay(barn);
  const answer = useBarnIncidents(deadAnimals(today));
  const barnId = barn.globalUniqueIdentifier;
  return (
    <Part
      title={t('overview.deadAnimals.title')}
      icon="warning"
      answer={answer}
      failed={t('overview.deadAnimals.failed')}
      place={2}
      link={<PartLink to={deadAnimalsPath(barnId)}>{t('overview.deadAnimals.all')}</PartLink>}
    >
      {({ value }) => {
        const { toCollect, found } = deadAnimalsOf(value.incidents, today);
        const further = toCollect.length - mostShown;
        return (
          <>
            {toCollect.length === 0 ? (
              <p className={styles.calm}>
                <Icon name="check" size={18} />
                {t('overview.deadAnimals.none')}
              </p>
            ) : (
              <>
                <p className={styles.alarm}>{t('overview.deadAnimals.toCollect', { count: toCollect.length })}</p>
                <ul className={styles.rows}>
                  {toCollect.slice(0, mostShown).map((incident) => (
                    <li key={incident.incidentId} className={styles.row}>
                      <Way to={incidentPath(barnId, incident.incidentId)} className={styles.rowName}>
                        {placeName(incident, cameras) ?? t('overview.wholeBarn')}
                      </Way>
                      <Age since={incident.openedAt - (barn.clockOffsetMs ?? 0)} plain />
                    </li>
                  ))}
                </ul>
                {further > 0 && <p className={styles.muted}>{t('overview.further', { count: further })}</p>}
              </>
            )}
            <p className={styles.muted}>{t('overview.deadAnimals.today', { count: found })}</p>
          </>
        );
      }}
    </Part>
  );
}
