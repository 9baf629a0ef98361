import type { Translate } from '@barnwatch/shared/i18n';
import type { IconName, StateTone } from '@barnwatch/shared/ui';
import type { Incident } from '../record/incident';
import type { IncidentMessage } from '../record/incident-message';
import { type StateChoice, stateChoices, stateNames } from '../record/incident-query';
import { readableName } from './known-words';

/** What is shown of a state: an animal that was not dead was not collected either, though its barn has one state for both. */
export type ShownState = StateChoice | 'notDead';

/** How a state looks: drawing and colour; the word comes with it. */
export interface StateLook {
  readonly tone: StateTone;
  readonly icon: IconName;
}

export const stateLooks: Readonly<Record<ShownState, StateLook>> = {
  actionRequired: { tone: 'attention', icon: 'incident' },
  solved: { tone: 'good', icon: 'check' },
  closed: { tone: 'off', icon: 'lock' },
  created: { tone: 'busy', icon: 'info' },
  hidden: { tone: 'off', icon: 'hide' },
  deadAnimalExists: { tone: 'failed', icon: 'warning' },
  noDeadAnimal: { tone: 'good', icon: 'check' },
  notDead: { tone: 'good', icon: 'info' },
  barnEmpty: { tone: 'off', icon: 'barn' },
  barnPartlyFull: { tone: 'busy', icon: 'barn' },
  barnFull: { tone: 'busy', icon: 'barn' },
  faultExists: { tone: 'failed', icon: 'warning' },
};

/** An incident, or one of its steps; null for a step that says nothing beside its state. */
export interface ToldState extends Pick<Incident, 'type' | 'state'> {
  readonly message: IncidentMessage | null;
}

const interventionStates = ['closed', 'actionRequired'] as const satisfies readonly StateChoice[];

/**
 * The state to show; null for one that this client does not know. Product 4.3: an intervention is closed, requires
 * action, or is solved otherwise.
 */
export function shownState({ type, state, message }: ToldState): ShownState | null {
  if (type === 'barnIntervention') return interventionStates.find((known) => known === state) ?? 'solved';
  if (state === 'noDeadAnimal' && message?.kind === 'barn-state' && message.outcome === 'notDead') return 'notDead';
  return stateNames.find((choice) => wireStates(choice).includes(state)) ?? null;
}

/** The state in words; one that this client does not know, readable. */
export function stateWords(told: ToldState, t: Translate): string {
  const shown = shownState(told);
  return shown === null ? readableName(told.state) : t(`state.${shown}`);
}

function wireStates(choice: StateChoice): readonly string[] {
  return stateChoices[choice];
}
