import type { IconName, StateTone } from '@barnwatch/shared/ui';
import type { Incident } from '../api/incident';
import { type StateChoice, stateChoices, stateNames } from '../api/incident-query';

/** How a state looks: drawing and colour; the word comes with it. */
export interface StateLook {
  readonly tone: StateTone;
  readonly icon: IconName;
}

export const stateLooks: Readonly<Record<StateChoice, StateLook>> = {
  actionRequired: { tone: 'attention', icon: 'incident' },
  solved: { tone: 'good', icon: 'check' },
  closed: { tone: 'off', icon: 'lock' },
  created: { tone: 'busy', icon: 'info' },
  hidden: { tone: 'off', icon: 'hide' },
  deadAnimalExists: { tone: 'failed', icon: 'warning' },
  noDeadAnimal: { tone: 'good', icon: 'check' },
  barnEmpty: { tone: 'off', icon: 'barn' },
  barnPartlyFull: { tone: 'busy', icon: 'barn' },
  barnFull: { tone: 'busy', icon: 'barn' },
};

const interventionStates = ['closed', 'actionRequired'] as const satisfies readonly StateChoice[];

/**
 * The state to show; null for one that this client does not know. Product 4.3: an intervention is closed, requires
 * action, or is solved otherwise.
 */
export function shownState({ type, state }: Pick<Incident, 'type' | 'state'>): StateChoice | null {
  if (type === 'barnIntervention') return interventionStates.find((known) => known === state) ?? 'solved';
  return stateNames.find((choice) => wireStates(choice).includes(state)) ?? null;
}

function wireStates(choice: StateChoice): readonly string[] {
  return stateChoices[choice];
}
