import { usePermissions } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { roundTrip, SuiteLink } from '@barnwatch/shared/routing';
import { buttonClass, Icon } from '@barnwatch/shared/ui';
import { memo } from 'react';
import { InterventionSummary } from '../../incident-records/cards/intervention-summary';
import { offeredActions } from '../../incident-records/incident-actions/incident-actions';
import { stepAddress } from '../../incident-records/record/incident-addresses';
import { interventionTypeWords, type OwnWords } from '../../incident-records/words/own-words';
import type { GlobalIntervention } from '../all-barns/merged-interventions';
import { StepLine } from '../steps/step-line';
import type { KnownSteps } from '../steps/use-events-of';
import styles from './global-interventions.module.css';

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
              <SuiteLink
                className={buttonClass('quiet')}
                to={stepAddress(barnId, incident.incidentId)}
                state={roundTrip}
              >
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
