import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { SeverityMark, StateMark } from '@barnwatch/shared/ui';
import type { Incident } from '../record/incident';
import { incidentAddress } from '../record/incident-addresses';
import { WaitingMark } from '../waiting/waiting-mark';
import { incidentWords } from '../words/incident-words';
import type { OwnWords } from '../words/own-words';
import { shownState, stateLooks } from '../words/shown-state';
import factStyles from './facts.module.css';
import cards from './incident-cards.module.css';

export interface CardHeadingProps {
  readonly id: string;
  readonly incident: Incident;
  readonly barnId: string;
  /** What its barn calls what we have no words for. */
  readonly own: OwnWords;
}

/** What it is called, the way to all of it, in which state it is and how bad. */
export function CardHeading({ id, incident, barnId, own }: CardHeadingProps) {
  const { t } = useTexts('mf-incidents');
  const { heading, state, severity } = incidentWords(incident, t, own);
  const choice = shownState(incident);
  const look = choice === null ? ({ tone: 'off', icon: 'info' } as const) : stateLooks[choice];
  return (
    <>
      <h2 id={id} className={cards.heading}>
        <SuiteLink className={cards.link} to={incidentAddress(barnId, incident.incidentId)}>
          {heading}
        </SuiteLink>
      </h2>
      <div className={factStyles.marks}>
        <StateMark tone={look.tone} icon={look.icon} label={state} />
        {severity && <SeverityMark severity={severity} />}
        <WaitingMark incidentId={incident.incidentId} barnId={barnId} />
      </div>
    </>
  );
}
