import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Age, Icon, type IconName } from '@barnwatch/shared/ui';
import { eventMessage, type IncidentEvent } from '../../incident-records/record/incident-event';
import type { IncidentMessage } from '../../incident-records/record/incident-message';
import type { IncidentSchema } from '../../incident-records/record/incident-schema';
import { readableName } from '../../incident-records/words/known-words';
import { saysTheSame } from '../../incident-records/words/says-the-same';
import { stateWords } from '../../incident-records/words/shown-state';
import styles from './incident.module.css';
import { IncidentPayload } from './incident-payload';

export interface EventTimelineProps {
  readonly incidentType: string;
  /** Oldest first. */
  readonly events: readonly IncidentEvent[];
  readonly schema: IncidentSchema | null;
}

const looks: ReadonlyMap<string, { readonly icon: IconName; readonly tone: string }> = new Map([
  ['create', { icon: 'add', tone: 'neutral' }],
  ['hide', { icon: 'hide', tone: 'neutral' }],
  ['issueDetected', { icon: 'incident', tone: 'attention' }],
  ['noIssueDetected', { icon: 'check', tone: 'good' }],
  ['stateDetected', { icon: 'barn', tone: 'neutral' }],
  ['close', { icon: 'lock', tone: 'neutral' }],
]);

/** Everything that happened to an incident, the latest first: what, when, by whom, and what was said. */
export function EventTimeline({ incidentType, events, schema }: EventTimelineProps) {
  const { t } = useTexts('mf-incidents');
  const words = ({ trigger, state }: IncidentEvent, message: IncidentMessage | null, isFirst: boolean) => {
    if (!looks.has(trigger)) return readableName(trigger);
    return t(`trigger.${trigger === 'create' && !isFirst ? 'unhide' : trigger}`, {
      state: stateWords({ type: incidentType, state, message }, t),
    });
  };
  return (
    <ol className={styles.timeline} reversed>
      {events
        .map((event, index) => ({ event, before: events[index - 1] ?? null }))
        .reverse()
        .map(({ event, before }) => {
          const look = looks.get(event.trigger) ?? { icon: 'info' as const, tone: 'neutral' };
          const message = eventMessage(incidentType, event);
          // What stands at the head of the page, or in the step before, is not said twice.
          const repeats = events.length === 1 || (before !== null && saysTheSame(before.payload, event.payload));
          return (
            <li key={event.incidentEventId} className={styles.event} data-tone={look.tone}>
              <span className={styles.dot}>
                <Icon name={look.icon} size={16} />
              </span>
              <div className={styles.step}>
                <p className={styles.stepTitle}>{words(event, message, before === null)}</p>
                <p className={styles.stepFacts}>
                  <time dateTime={new Date(event.eventTimestamp).toISOString()}>
                    {formatDateTime(event.eventTimestamp)}
                  </time>
                  {' · '}
                  <Age since={event.eventTimestamp} plain />
                  {' · '}
                  {event.accountId === null
                    ? t('incident.byInstance')
                    : t('incident.by', { author: event.authorName || event.accountId })}
                </p>
                {message && !repeats && <IncidentPayload message={message} payload={event.payload} schema={schema} />}
              </div>
            </li>
          );
        })}
    </ol>
  );
}
