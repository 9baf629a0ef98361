import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Age } from '@barnwatch/shared/ui';
import { type ReactNode, useId } from 'react';
import type { Incident } from '../record/incident';
import { incidentWords } from '../words/incident-words';
import { noOwnWords } from '../words/own-words';
import { CardHeading } from './card-heading';
import factStyles from './facts.module.css';
import cards from './incident-cards.module.css';
import { LongText } from './long-text';
import { TimeFact } from './time-fact';

export interface InterventionSummaryProps {
  readonly incident: Incident;
  readonly barnId: string;
  /** The line above its name; null for none. */
  readonly sort: ReactNode;
  /** Lines of the list before its times, and after them. */
  readonly factsBefore?: ReactNode;
  readonly factsAfter?: ReactNode;
  readonly actions: ReactNode;
}

/** The card of an intervention: what, how bad, in which state, since when; the way to all of it. */
export function InterventionSummary(props: InterventionSummaryProps) {
  const { incident, barnId, sort, factsBefore, factsAfter, actions } = props;
  const { t } = useTexts('mf-incidents');
  const headingId = useId();
  const { openedAt, lastUpdated } = incident;
  const { description } = incidentWords(incident, t);
  return (
    <article className={cards.card} aria-labelledby={headingId}>
      {sort !== null && <p className={cards.sort}>{sort}</p>}
      {/* Its title is its heading: the barn's own words stand above, where they are known. */}
      <CardHeading id={headingId} incident={incident} barnId={barnId} own={noOwnWords} />
      {description && <LongText text={description} />}
      <dl className={factStyles.facts}>
        {factsBefore}
        <TimeFact label={t('card.opened')} timeMs={openedAt} />
        {lastUpdated !== openedAt && (
          <div>
            <dt>{t('card.lastUpdate')}</dt>
            <dd>
              <Age since={lastUpdated} plain /> · {formatDateTime(lastUpdated)}
            </dd>
          </div>
        )}
        {factsAfter}
      </dl>
      {actions}
    </article>
  );
}
