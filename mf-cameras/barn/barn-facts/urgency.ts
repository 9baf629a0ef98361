import type { Severity } from '@barnwatch/shared/wire';
import type { BarnIncident } from '../../past/incidents/read-barn-incidents';

const rank: Readonly<Record<Severity, number>> = { high: 0, middle: 1, low: 2, none: 3 };
const rankOf = ({ severity }: BarnIncident): number => (severity === null ? 4 : rank[severity]);

/** The most severe first, of equal severity the newest. */
export function byUrgency(incidents: readonly BarnIncident[]): readonly BarnIncident[] {
  return incidents.toSorted((one, other) => rankOf(one) - rankOf(other) || other.openedAt - one.openedAt);
}

/** How many there are of each severity, the most severe first; those without one are left out. */
export function severityCounts(incidents: readonly BarnIncident[]): readonly (readonly [Severity, number])[] {
  const severest: readonly Severity[] = ['high', 'middle', 'low', 'none'];
  return severest
    .map((severity) => [severity, incidents.filter((one) => one.severity === severity).length] as const)
    .filter(([, count]) => count > 0);
}
