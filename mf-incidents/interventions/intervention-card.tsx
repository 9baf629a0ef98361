import { useTexts } from '@barnwatch/shared/i18n';
import { memo } from 'react';
import type { Incident } from '../api/incident';
import { StepLine } from '../global-interventions/step-line';
import type { KnownSteps } from '../global-interventions/use-events-of';
import { IncidentActionButtons } from '../incident-actions/incident-action-buttons';
import { FactLines } from '../incident-cards/fact-lines';
import { InterventionSummary } from '../incident-cards/intervention-summary';
import { cardFacts } from '../incident-list/incident-facts';
import { interventionTypeWords, type OwnWords } from '../own-words/own-words';
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
