import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Age, Icon, type IconName, SeverityMark, StateMark } from '@barnwatch/shared/ui';
import { memo, useId } from 'react';
import type { Incident } from '../api/incident';
import { FactValue } from './fact-value';
import { cardFacts } from './incident-facts';
import styles from './incident-list.module.css';
import { incidentWords } from './incident-words';
import { LongText } from './long-text';
import { shownState, stateLooks } from './shown-state';

const typeIcons: ReadonlyMap<string, IconName> = new Map([
  ['barnIntervention', 'account'],
  ['barnDocumentation', 'edit'],
  ['barnState', 'barn'],
  ['generic', 'info'],
]);

/**
 * One incident. Everything that its people wrote is shown as text only. A list of hundreds is drawn again for every key
 * press of a search: cards that stay the same are left alone.
 */
export const IncidentCard = memo(function IncidentCard({ incident }: { readonly incident: Incident }) {
  const { t, language } = useTexts('mf-incidents');
  const headingId = useId();
  const { heading, sort, state, description, severity } = incidentWords(incident, t);
  const choice = shownState(incident);
  const look = choice === null ? ({ tone: 'off', icon: 'info' } as const) : stateLooks[choice];
  const facts = cardFacts(incident.message, t, language);
  const { openedAt, lastUpdated, closedAt } = incident;
  return (
    <li className={styles.place}>
      <article className={styles.card} aria-labelledby={headingId}>
        <p className={styles.sort}>
          <Icon name={typeIcons.get(incident.type) ?? 'incident'} size={16} />
          {sort}
        </p>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <div className={styles.marks}>
          <StateMark tone={look.tone} icon={look.icon} label={state} />
          {severity && <SeverityMark severity={severity} />}
        </div>
        {description && <LongText text={description} />}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={`${fact.name} ${fact.kind === 'words' ? fact.value : fact.cameraId}`}>
                <dt>{fact.name}</dt>
                <dd>
                  <FactValue fact={fact} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <dl className={styles.times}>
          <div>
            <dt>{t('card.opened')}</dt>
            <dd>
              <time dateTime={new Date(openedAt).toISOString()}>{formatDateTime(openedAt)}</time>
            </dd>
          </div>
          <div>
            <dt>{t('card.lastUpdate')}</dt>
            <dd>
              {/* The exact time in words too: a tooltip is neither for fingers nor for the keyboard. */}
              <Age since={lastUpdated} plain />
              {lastUpdated !== openedAt && <span className={styles.exact}> · {formatDateTime(lastUpdated)}</span>}
            </dd>
          </div>
          {closedAt !== null && (
            <div>
              <dt>{t('card.closed')}</dt>
              <dd>
                <time dateTime={new Date(closedAt).toISOString()}>{formatDateTime(closedAt)}</time>
              </dd>
            </div>
          )}
        </dl>
      </article>
    </li>
  );
});
