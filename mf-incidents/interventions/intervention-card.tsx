import { useTexts } from '@barnwatch/shared/i18n';
import { memo } from 'react';
import type { Incident } from '../api/incident';
import { StepLine } from '../global-interventions/step-line';
import type { KnownSteps } from '../global-interventions/use-events-of';
import { IncidentActionButtons } from '../incident-actions/incident-action-buttons';
import { FactLines } from '../incident-cards/fact-lines';
import { InterventionSummary } from '../incident-cards/intervention-summary';
import { cardFacts } from '../incident-list/incident-facts';
import { wordFor } from '../incident-list/known-words';
import styles from './interventions.module.css';

export interface InterventionCardProps {
  readonly incident: Incident;
  readonly barnId: string;
  readonly steps: KnownSteps;
  readonly onDone: () => void;
}

/** One intervention of the barn, with the way to a further step. */
export const InterventionCard = memo(function InterventionCard(props: InterventionCardProps) {
  const { incident, barnId, steps, onDone } = props;
  const { t, language } = useTexts('mf-incidents');
  const { message } = incident;
  return (
    <li className={styles.place}>
      <InterventionSummary
        incident={incident}
        barnId={barnId}
        sort={message.kind === 'intervention' ? wordFor('interventionType', message.interventionType, t) : null}
        factsBefore={<FactLines facts={cardFacts(message, t, language)} />}
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
