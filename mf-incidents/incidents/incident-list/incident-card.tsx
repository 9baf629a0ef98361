import { usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Icon, type IconName } from '@barnwatch/shared/ui';
import { memo, useId } from 'react';
import { CardHeading } from '../../incident-records/cards/card-heading';
import { FactLines } from '../../incident-records/cards/fact-lines';
import factStyles from '../../incident-records/cards/facts.module.css';
import cards from '../../incident-records/cards/incident-cards.module.css';
import { cardFacts } from '../../incident-records/cards/incident-facts';
import { LongText } from '../../incident-records/cards/long-text';
import type { Incident } from '../../incident-records/record/incident';
import { incidentWords } from '../../incident-records/words/incident-words';
import type { OwnWords } from '../../incident-records/words/own-words';
import { CardPicture } from '../card-picture/card-picture';
import { momentOfIncident } from '../incident/incident-moment';
import { pullLength } from '../review/swipe';
import { useSwipe } from '../review/use-swipe';
import { CardActions } from './card-actions';
import { CardTimes } from './card-times';
import styles from './incident-list.module.css';

const typeIcons: ReadonlyMap<string, IconName> = new Map([
  ['barnIntervention', 'intervention'],
  ['barnDocumentation', 'edit'],
  ['barnState', 'barn'],
  ['generic', 'info'],
]);

const maySeePictures = { all: ['cameras.view', 'recordings.view'] } as const;

export interface IncidentCardProps {
  readonly incident: Incident;
  readonly barnId: string;
  /** What its barn calls what we have no words for. */
  readonly own: OwnWords;
  readonly reviewed: boolean;
  readonly selected: boolean;
  readonly onSelect: (incidentId: string, selected: boolean) => void;
  readonly onReview: (incident: Incident, reviewed: boolean) => void;
  /** Something was done with it: read it afresh. */
  readonly onDone: () => void;
}

/**
 * One incident. Everything that its people wrote is shown as text only. A list of hundreds is drawn again for every key
 * press of a search: cards that stay the same are left alone.
 */
export const IncidentCard = memo(function IncidentCard(props: IncidentCardProps) {
  const { incident, barnId, own, reviewed, selected, onSelect, onReview, onDone } = props;
  const { t, language } = useTexts('mf-incidents');
  const headingId = useId();
  const maySee = usePermission(maySeePictures);
  const { heading, sort, description } = incidentWords(incident, t, own);
  const facts = cardFacts(incident.message, t, language, own);
  const moment = momentOfIncident(incident);
  const { byX, handlers } = useSwipe(() => onReview(incident, !reviewed));
  return (
    <li className={styles.place}>
      {byX > 0 && (
        <p className={styles.pulled} data-far={byX >= pullLength || undefined} aria-hidden>
          <Icon name={reviewed ? 'close' : 'check'} />
          {t(reviewed ? 'review.unmark' : 'review.mark')}
        </p>
      )}
      <article
        className={`${cards.card} ${styles.card}`}
        aria-labelledby={headingId}
        data-incident={incident.incidentId}
        data-reviewed={reviewed}
        data-selected={selected || undefined}
        style={byX > 0 ? { transform: `translateX(${byX}px)` } : undefined}
        {...handlers}
      >
        <div className={styles.top}>
          <p className={cards.sort}>
            <Icon name={typeIcons.get(incident.type) ?? 'incident'} size={16} />
            {sort}
          </p>
          <label className={styles.select}>
            <input
              type="checkbox"
              checked={selected}
              aria-label={t('review.select', { heading })}
              onChange={(event) => onSelect(incident.incidentId, event.currentTarget.checked)}
            />
          </label>
        </div>
        <CardHeading id={headingId} incident={incident} barnId={barnId} own={own} />
        {moment && maySee && <CardPicture moment={moment} />}
        {description && <LongText text={description} />}
        {facts.length > 0 && (
          <dl className={factStyles.facts}>
            <FactLines facts={facts} />
          </dl>
        )}
        <CardTimes incident={incident} />
        <CardActions
          incident={incident}
          barnId={barnId}
          moment={moment}
          reviewed={reviewed}
          onReview={onReview}
          onDone={onDone}
        />
      </article>
    </li>
  );
});
