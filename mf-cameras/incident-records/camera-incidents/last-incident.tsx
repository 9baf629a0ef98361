import { knownReading } from '@barnwatch/shared/answers';
import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, Icon, RequestFailure, SeverityMark, Skeleton } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { Way } from '../../camera-records/addresses/way';
import { incidentPath } from '../record/incident-path';
import { incidentName, stateWords } from '../record/incident-words';
import { useBarnIncidents } from '../record/read-barn-incidents';
import { lastIncidentOf } from './camera-incident-questions';
import styles from './last-incident.module.css';

const maySeeIncidents = { any: ['incidents.view'] } as const;

export interface LastIncidentProps {
  readonly instance: InstanceView;
  readonly cameraId: string;
}

/** What was last recorded at a camera, in one line. Not there for those who may not see incidents. */
export function LastIncident(props: LastIncidentProps) {
  const isPermitted = usePermission(maySeeIncidents, props.instance.globalUniqueIdentifier);
  return isPermitted && <Last key={props.cameraId} {...props} />;
}

function Last({ instance, cameraId }: LastIncidentProps) {
  const { t, language } = useTexts('mf-cameras');
  const question = useMemo(() => lastIncidentOf(cameraId), [cameraId]);
  const answer = useBarnIncidents(question);
  const known = knownReading(answer);
  if (answer.state === 'failed' && known === null) {
    return (
      <RequestFailure
        form="line"
        error={answer.error}
        what={t('cameraIncidents.failed')}
        onRetry={answer.retry}
        retrying={answer.refreshing}
      />
    );
  }
  const incident = known?.value.incidents[0];
  return (
    <section className={styles.last} aria-label={t('cameraIncidents.last')} aria-busy={known === null}>
      {known === null && <Skeleton height="1.2em" width="70%" />}
      {known && !incident && (
        <p className={styles.none}>
          <Icon name="check" size={18} />
          {t(known.setAside.length > 0 ? 'cameraIncidents.failed' : 'cameraIncidents.none')}
        </p>
      )}
      {incident && (
        <>
          <span className={styles.title}>{t('cameraIncidents.last')}</span>
          <span className={styles.line}>
            {incident.severity && <SeverityMark severity={incident.severity} form="shape" />}
            <Way to={incidentPath(instance.globalUniqueIdentifier, incident.incidentId)} className={styles.name}>
              {incidentName(incident, t)}
            </Way>
            <span className={styles.facts}>
              {stateWords(incident, language, t)} ·{' '}
              <Age since={incident.lastUpdated - (instance.clockOffsetMs ?? 0)} plain />
            </span>
          </span>
        </>
      )}
      {answer.state === 'failed' && known && (
        <p className={styles.facts}>
          {t('barnFacts.old')} <Age since={known.receivedAt} plain />
        </p>
      )}
    </section>
  );
}
