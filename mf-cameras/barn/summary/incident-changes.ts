import type { TimeSpan } from '@barnwatch/shared/wire';
import { type BarnIncident, isDeadAnimal } from '../../past/incidents/read-barn-incidents';

/** Something that happened to an incident; `continued` brought it into the state that it has now. */
export interface IncidentChange {
  readonly kind: 'opened' | 'continued' | 'closed';
  /** ms since 1970 UTC by the barn's clock. */
  readonly at: number;
  readonly incident: BarnIncident;
}

/** What happened in a span, the earliest first. Of each incident its opening, its latest step and its closing are known. */
export function incidentChangesOf(incidents: readonly BarnIncident[], span: TimeSpan): readonly IncidentChange[] {
  return incidents
    .flatMap((incident): IncidentChange[] => {
      const { openedAt, lastUpdated, closedAt } = incident;
      const opened: IncidentChange = { kind: 'opened', at: openedAt, incident };
      if (closedAt !== null) return [opened, { kind: 'closed', at: closedAt, incident }];
      return lastUpdated > openedAt ? [opened, { kind: 'continued', at: lastUpdated, incident }] : [opened];
    })
    .filter(({ at }) => isWithin(at, span))
    .sort((one, other) => one.at - other.at);
}

export interface Tally {
  readonly opened: number;
  readonly solved: number;
  readonly closed: number;
  readonly deadFound: number;
  readonly deadCollected: number;
  /** Animals that were thought dead and were not. */
  readonly notDead: number;
  readonly documented: number;
  readonly notices: number;
}

/** How many things of which kind happened in a span. */
export function tallyOf(incidents: readonly BarnIncident[], span: TimeSpan): Tally {
  const count = (matches: (incident: BarnIncident) => boolean): number => incidents.filter(matches).length;
  const countOfType = (type: string, matches: (incident: BarnIncident) => boolean): number =>
    count((incident) => incident.type === type && matches(incident));
  const openedWithin = ({ openedAt }: BarnIncident): boolean => isWithin(openedAt, span);
  const isSolved = ({ state }: BarnIncident): boolean => state === 'solved' || state === 'issueResolved';
  const isOver = ({ state }: BarnIncident): boolean => state === 'noDeadAnimal';
  const changedWithin = ({ lastUpdated }: BarnIncident): boolean => isWithin(lastUpdated, span);
  const wasDead = ({ outcome }: BarnIncident): boolean => outcome !== 'notDead';
  return {
    opened: countOfType('barnIntervention', openedWithin),
    solved: countOfType('barnIntervention', (one) => one.closedAt === null && isSolved(one) && changedWithin(one)),
    closed: countOfType('barnIntervention', ({ closedAt }) => closedAt !== null && isWithin(closedAt, span)),
    deadFound: countOfType('barnState', (one) => isDeadAnimal(one) && openedWithin(one)),
    deadCollected: countOfType('barnState', (one) => isOver(one) && wasDead(one) && changedWithin(one)),
    notDead: countOfType('barnState', (one) => isOver(one) && !wasDead(one) && changedWithin(one)),
    documented: countOfType('barnDocumentation', (one) => one.state !== 'hidden' && openedWithin(one)),
    notices: countOfType('generic', openedWithin),
  };
}

function isWithin(at: number, { start, end }: TimeSpan): boolean {
  return at >= start && at <= end;
}
