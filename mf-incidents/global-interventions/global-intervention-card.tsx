import { usePermissions } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { buttonClass, Icon } from '@barnwatch/shared/ui';
import { memo } from 'react';
import { stepAddress } from '../api/incident-addresses';
import { offeredActions } from '../incident-actions/incident-actions';
import { InterventionSummary } from '../incident-cards/intervention-summary';
import { interventionTypeWords, type OwnWords } from '../own-words/own-words';
import styles from './global-interventions.module.css';
import type { GlobalIntervention } from './merged-interventions';
import { StepLine } from './step-line';
import type { KnownSteps } from './use-events-of';

export interface GlobalInterventionCardProps {
  readonly intervention: GlobalIntervention;
  /** What its barn calls what we have no words for. */
  readonly own: OwnWords;
  readonly steps: KnownSteps;
}

/** One intervention with its barn; what is done about it is done at that barn. */
export const GlobalInterventionCard = memo(function GlobalInterventionCard(props: GlobalInterventionCardProps) {
  const { barnId, barnName, incident } = props.intervention;
  const { t } = useTexts('mf-incidents');
  const mayAdd = offeredActions(incident, usePermissions(barnId)).includes('event');
  const { message } = incident;
  const sort = message.kind === 'intervention' ? interventionTypeWords(message.interventionType, props.own, t) : null;
  return (
    <li className={styles.place}>
      <InterventionSummary
        incident={incident}
        barnId={barnId}
        sort={
          <>
            <Icon name="barn" size={16} />
            {sort === null ? barnName : `${barnName} · ${sort}`}
          </>
        }
        factsAfter={<StepLine steps={props.steps} />}
        actions={
          mayAdd && (
            <div className={styles.actions}>
              <SuiteLink className={buttonClass('quiet')} to={stepAddress(barnId, incident.incidentId)}>
                <Icon name="edit" size={18} />
                {t('incidentAction.event')}
              </SuiteLink>
            </div>
          )
        }
      />
    </li>
  );
});
