import { knownReading } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatDay, formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { SeverityMark } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import type { ListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { wholeClockOffset } from '../../figures/counts-now/clock-offset';
import { deadAnimals, openInterventions } from '../../past/incidents/barn-incident-questions';
import { incidentName } from '../../past/incidents/incident-words';
import { useBarnIncidents } from '../../past/incidents/read-barn-incidents';
import { incidentPath, openInterventionsPath } from '../barn-facts/barn-addresses';
import { camerasNow } from '../barn-facts/cameras-now';
import { deadAnimalsOf } from '../barn-facts/dead-animals';
import { Part } from '../barn-facts/part';
import { PartLink, Way } from '../barn-facts/part-link';
import { placeName } from '../barn-facts/place-name';
import { byUrgency } from '../barn-facts/urgency';
import { useStartOfDay } from '../barn-facts/use-start-of-day';
import styles from './summary.module.css';

/** What fits beside the rest on two pages. */
const mostShown = 8;

export interface UnfinishedProps {
  readonly barn: InstanceView;
  readonly cameras: ListedCameras;
}

/** What is left to whoever comes next, with a box to tick on paper. */
export function Unfinished({ barn, cameras: { listed } }: UnfinishedProps) {
  const { t } = useTexts('mf-cameras');
  const today = useStartOfDay(barn);
  const interventions = useBarnIncidents(openInterventions);
  const dead = knownReading(useBarnIncidents(deadAnimals(today)));
  const toCollect = dead ? deadAnimalsOf(dead.value.incidents, today).toCollect : [];
  const deadUnread = dead?.setAside.length ?? 0;
  const { offline } = camerasNow(listed);
  const barnId = barn.globalUniqueIdentifier;
  const offset = wholeClockOffset(barn);
  const since = (at: number): string => `${formatDay(at - offset)} ${formatTimeOfDay(at - offset)}`;
  return (
    <Part
      title={t('summary.unfinished.title')}
      icon="walk"
      answer={interventions}
      failed={t('overview.interventions.failed')}
      place={mostShown + 1}
      link={<PartLink to={openInterventionsPath(barnId)}>{t('overview.interventions.all')}</PartLink>}
    >
      {({ value: { incidents, total } }) => {
        const shown = byUrgency(incidents).slice(0, mostShown);
        if (total + toCollect.length + offline.length + deadUnread === 0) return <p>{t('summary.unfinished.none')}</p>;
        return (
          <>
            <ul className={styles.tasks}>
              {toCollect.map((one) => (
                <Task key={one.incidentId} since={since(one.openedAt)}>
                  <Way to={incidentPath(barnId, one.incidentId)}>
                    {t('summary.unfinished.collect', { place: placeName(one, listed) ?? t('overview.wholeBarn') })}
                  </Way>
                </Task>
              ))}
              {offline.map(({ cameraId, name, lastSeen }) => (
                <Task key={cameraId} since={lastSeen === null ? t('overview.cameras.neverSeen') : since(lastSeen)}>
                  {t('summary.unfinished.camera', { name })}
                </Task>
              ))}
              {shown.map((one) => (
                <Task key={one.incidentId} since={since(one.openedAt)}>
                  {one.severity && <SeverityMark severity={one.severity} />}{' '}
                  <Way to={incidentPath(barnId, one.incidentId)}>
                    {[incidentName(one, t), placeName(one, listed)].filter(Boolean).join(' · ')}
                  </Way>
                </Task>
              ))}
            </ul>
            {deadUnread > 0 && <p className={styles.muted}>{t('barnFacts.setAside', { count: deadUnread })}</p>}
            {total > shown.length && (
              <p className={styles.muted}>{t('summary.further', { count: total - shown.length })}</p>
            )}
          </>
        );
      }}
    </Part>
  );
}

function Task({ since, children }: { readonly since: string; readonly children: ReactNode }) {
  return (
    <li className={styles.task}>
      <span className={styles.box} aria-hidden="true" />
      <span className={styles.what}>{children}</span>
      <span className={styles.muted}>{since}</span>
    </li>
  );
}
