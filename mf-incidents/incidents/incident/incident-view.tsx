import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { useOutbox } from '@barnwatch/shared/outbox';
import { Age, Banner, Card, PanelBoundary, SeverityMark, StateMark } from '@barnwatch/shared/ui';
import { useEffect, useRef } from 'react';
import factStyles from '../../incident-records/cards/facts.module.css';
import { IncidentActionButtons } from '../../incident-records/incident-actions/incident-action-buttons';
import type { IncidentAction } from '../../incident-records/incident-actions/incident-actions';
import type { Incident } from '../../incident-records/record/incident';
import { eventMessage } from '../../incident-records/record/incident-event';
import { lastValueOf, useIncidentEvents, useIncidentSchema } from '../../incident-records/record/use-incident';
import { WaitingMark } from '../../incident-records/waiting/waiting-mark';
import { incidentWords } from '../../incident-records/words/incident-words';
import { ownWordsOfSchema } from '../../incident-records/words/own-words';
import { shownState, stateLooks } from '../../incident-records/words/shown-state';
import styles from './incident.module.css';
import { IncidentEvents } from './incident-events';
import { IncidentLinks } from './incident-links';
import { momentOfIncident } from './incident-moment';
import { IncidentPayload } from './incident-payload';
import { IncidentPictures } from './incident-pictures';

export interface IncidentViewProps {
  readonly incident: Incident;
  /** Reads the incident afresh, or leaves the page of one that is gone. */
  readonly onDone: (action: IncidentAction) => void;
}

/** Everything about one incident: what it is, where to see it, what can be done, and what has happened to it. */
export function IncidentView({ incident, onDone }: IncidentViewProps) {
  const { t, language } = useTexts('mf-incidents');
  const barn = useSelectedBarn();
  const events = useIncidentEvents(incident.incidentId);
  const schema = lastValueOf(useIncidentSchema(incident.type, false));
  const waiting = useWaitingSteps(incident.incidentId, () => {
    events.retry();
    onDone('event');
  });
  const { state, sort, severity } = incidentWords(incident, t, ownWordsOfSchema(schema, language));
  const choice = shownState(incident);
  const look = choice === null ? ({ tone: 'off', icon: 'info' } as const) : stateLooks[choice];
  // Product 4.4: of a hidden record the first event is loaded to show what it said.
  const first = lastValueOf(events)?.events[0];
  const hidden = incident.message.kind === 'hidden' && first ? first : null;
  const said = (hidden && eventMessage(incident.type, hidden)) ?? incident.message;
  const shown = hidden ? { ...incident, message: said, payload: hidden.payload } : incident;
  const moment = momentOfIncident(shown);
  const { openedAt, lastUpdated, closedAt } = incident;
  return (
    <>
      {waiting && <Banner kind="info">{t('incident.waiting')}</Banner>}
      <Card>
        <p className={styles.stepFacts}>{sort}</p>
        <div className={factStyles.marks}>
          <StateMark tone={look.tone} icon={look.icon} label={state} />
          {severity && <SeverityMark severity={severity} />}
          <WaitingMark incidentId={incident.incidentId} />
        </div>
        {incident.message.kind === 'hidden' && (
          <IncidentPayload message={incident.message} payload={incident.payload} schema={schema} />
        )}
        {hidden && <p className={styles.stepFacts}>{t('incident.hiddenNow')}</p>}
        {said.kind !== 'hidden' && (
          <PanelBoundary name="incident payload" what={t('panel.part')} subject={shown.payload}>
            <IncidentPayload message={said} payload={shown.payload} schema={schema} withoutSeverity />
          </PanelBoundary>
        )}
        <dl className={factStyles.facts}>
          <Moment name={t('card.opened')} timeMs={openedAt} />
          {lastUpdated !== openedAt && <Moment name={t('card.lastUpdate')} timeMs={lastUpdated} />}
          {closedAt !== null && <Moment name={t('card.closed')} timeMs={closedAt} />}
        </dl>
        <div className={styles.actions}>
          <IncidentActionButtons
            incident={incident}
            firstPayload={hidden?.payload}
            onDone={(action) => {
              if (action !== 'delete') events.retry();
              onDone(action);
            }}
          />
        </div>
      </Card>
      <IncidentLinks barnId={barn?.globalUniqueIdentifier ?? ''} incident={shown} moment={moment} />
      <PanelBoundary name="incident pictures" what={t('panel.part')}>
        <IncidentPictures incidentId={incident.incidentId} moment={moment} />
      </PanelBoundary>
      <PanelBoundary name="incident events" what={t('panel.part')} subject={lastValueOf(events)}>
        <IncidentEvents answer={events} incidentType={incident.type} schema={schema} />
      </PanelBoundary>
      <details className={styles.technical}>
        <summary>{t('incident.technical')}</summary>
        <dl className={factStyles.facts}>
          <div>
            <dt>{t('incident.identifier')}</dt>
            <dd>{incident.incidentId}</dd>
          </div>
        </dl>
        <pre className={styles.raw}>{JSON.stringify(incident.payload, null, 2).slice(0, longestRaw)}</pre>
      </details>
    </>
  );
}

/** More would not be read by anyone. */
const longestRaw = 20_000;

function Moment({ name, timeMs }: { readonly name: string; readonly timeMs: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <time dateTime={new Date(timeMs).toISOString()}>{formatDateTime(timeMs)}</time> · <Age since={timeMs} plain />
      </dd>
    </div>
  );
}

/** Whether steps of this incident wait in the outbox; tells when one has gone. */
function useWaitingSteps(incidentId: string, onGone: () => void): boolean {
  const { entries } = useOutbox();
  const count = entries.filter(
    ({ write }) => write.call !== 'create-incident' && write.incidentId === incidentId,
  ).length;
  const before = useRef(count);
  const latest = useRef(onGone);
  latest.current = onGone;
  useEffect(() => {
    if (count < before.current) latest.current();
    before.current = count;
  }, [count]);
  return count > 0;
}
