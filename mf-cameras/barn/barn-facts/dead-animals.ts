import { type BarnIncident, isDeadAnimal } from '../../past/incidents/read-barn-incidents';

export interface DeadAnimals {
  /** They lie in the barn; the one that lies longest first. */
  readonly toCollect: readonly BarnIncident[];
  /** How many were noticed since the moment that was asked for. An animal that got up again is none. */
  readonly found: number;
}

/** @param since ms since 1970 UTC by the barn's clock */
export function deadAnimalsOf(incidents: readonly BarnIncident[], since: number): DeadAnimals {
  const dead = incidents.filter(isDeadAnimal);
  return {
    toCollect: dead.filter(isToCollect).sort((one, other) => one.openedAt - other.openedAt),
    found: dead.filter(({ openedAt }) => openedAt >= since).length,
  };
}

function isToCollect({ state, closedAt }: BarnIncident): boolean {
  return state === 'deadAnimalExists' && closedAt === null;
}
