import { knownReading } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import { EventSample } from '@barnwatch/shared/ui/chart';
import { Way } from '../../camera-records/addresses/way';
import type { CameraEvents } from '../../incident-records/camera-incidents/use-camera-events';
import { incidentPath } from '../../incident-records/record/incident-path';
import { incidentName } from '../../incident-records/record/incident-words';
import { eventKind, eventShapes } from './event-kinds';
import styles from './graph-events.module.css';

/** More would be a list of its own, which there is. */
const mostListed = 50;

export interface GraphEventsProps {
  readonly instance: InstanceView;
  readonly events: CameraEvents;
  readonly onMoment: (moment: number) => void;
}

/** In words what the marks on the graph are, the newest first; each leads to its moment and to its record. */
export function GraphEvents({ instance, events: { answer, events, further }, onMoment }: GraphEventsProps) {
  const { t } = useTexts('mf-cameras');
  if (answer.state === 'failed' && events === null) {
    return (
      <RequestFailure
        form="line"
        error={answer.error}
        what={t('graph.events.failed')}
        onRetry={answer.retry}
        retrying={answer.refreshing}
      />
    );
  }
  if (events === null) {
    return (
      <div className={styles.place} aria-busy="true">
        <Skeleton height="1.2em" width="16rem" />
      </div>
    );
  }
  const setAside = knownReading(answer)?.setAside.length ?? 0;
  const unread = setAside > 0 && <p className={styles.facts}>{t('graph.events.setAside', { count: setAside })}</p>;
  if (events.length === 0)
    return unread || <p className={`${styles.place} ${styles.none}`}>{t('graph.events.none')}</p>;
  const unlisted = further + Math.max(0, events.length - mostListed);
  return (
    <>
      {unread}
      <details className={styles.events}>
        <summary className={styles.title}>{t('graph.events.title', { count: events.length })}</summary>
        <ul className={styles.list}>
          {events.slice(0, mostListed).map((event) => {
            const kind = eventKind(event);
            const time = formatDateTime(event.openedAt);
            return (
              <li key={event.incidentId} className={styles.event}>
                <button
                  type="button"
                  className={styles.time}
                  aria-label={t('graph.events.show', { time })}
                  onClick={() => onMoment(event.openedAt)}
                >
                  <EventSample kind={eventShapes[kind]} />
                  {time}
                </button>
                <span className={styles.words}>
                  <Way to={incidentPath(instance.globalUniqueIdentifier, event.incidentId)} className={styles.name}>
                    {incidentName(event, t)}
                  </Way>
                  <span className={styles.facts}>
                    {[t(`graph.events.kinds.${kind}`), event.cameraId === null && t('graph.events.wholeBarn')]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
        {unlisted > 0 && <p className={styles.facts}>{t('graph.events.further', { count: unlisted })}</p>}
      </details>
    </>
  );
}
