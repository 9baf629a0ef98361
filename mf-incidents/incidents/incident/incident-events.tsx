import { type BarnReading, knownReading } from '@barnwatch/shared/answers';
import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { Banner, Card, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import type { IncidentSchema } from '../../incident-records/record/incident-schema';
import type { FirstEvents } from '../../incident-records/record/use-incident';
import { EventTimeline } from './event-timeline';
import styles from './incident.module.css';

export interface IncidentEventsProps {
  readonly answer: BarnReading<FirstEvents>;
  readonly incidentType: string;
  readonly schema: IncidentSchema | null;
}

/** The timeline, and what is missing of it. */
export function IncidentEvents({ answer, incidentType, schema }: IncidentEventsProps) {
  const { t, language } = useTexts('mf-incidents');
  const known = knownReading(answer);
  const page = known?.value;
  const unreadable = known?.setAside.length ?? 0;
  return (
    <Card title={t('incident.events')}>
      {answer.state === 'failed' && (
        <RequestFailure
          error={answer.error}
          what={t('incident.eventsFailed')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
          form="line"
        />
      )}
      {answer.state === 'loading' && <Skeleton height="8rem" />}
      {unreadable > 0 && <Banner kind="warning">{t('incident.unreadable', { count: unreadable })}</Banner>}
      {page && page.events.length + unreadable < page.total && (
        <Banner kind="info">
          {t('incident.moreEvents', {
            shown: formatNumber(page.events.length, language),
            total: formatNumber(page.total, language),
          })}
        </Banner>
      )}
      {page?.total === 0 && <p className={styles.stepFacts}>{t('incident.noEvents')}</p>}
      {page && <EventTimeline incidentType={incidentType} events={page.events} schema={schema} />}
    </Card>
  );
}
