import { useTexts } from '@barnwatch/shared/i18n';
import { memo } from 'react';
import { FactLines } from '../../incident-records/cards/fact-lines';
import { cardFacts } from '../../incident-records/cards/incident-facts';
import { InterventionSummary } from '../../incident-records/cards/intervention-summary';
import { IncidentActionButtons } from '../../incident-records/incident-actions/incident-action-buttons';
import type { Incident } from '../../incident-records/record/incident';
import { interventionTypeWords, type OwnWords } from '../../incident-records/words/own-words';
import { StepLine } from '../steps/step-line';
import type { KnownSteps } from '../steps/use-events-of';
import styles from './interventions.module.css';

export interface InterventionCardProps {
  readonly incident: Incident;
  readonly barnId: string;
  /** What its barn calls what we have no words for. */
  readonly own: OwnWords;
  readonly steps: KnownSteps;
  readonly onDone: () => void;
}

/** One intervention of the barn, with the way to a further step. */
export const InterventionCard = memo(function InterventionCard(props: InterventionCardProps) {
  const { incident, barnId, own, steps, onDone } = props;
  const { t, language } = useTexts('mf-incidents');
  const { message } = incident;
  return (
    <li className={styles.place}>
      <InterventionSummary
        incident={incident}
        barnId={barnId}
        sort={message.kind === 'intervention' ? interventionTypeWords(message.interventionType, own, t) : null}
        factsBefore={<FactLines facts={cardFacts(message, t, language, own)} />}
        factsAfter={<StepLine steps={steps} />}
        actions={
          <div className={styles.actions}>
            <IncidentActionButtons incident={incident} only={shownActions} onDone={onDone} />
          </div>
        }
      />
    </li>
  );
});

const shownActions = ['event', 'close'] as const;
