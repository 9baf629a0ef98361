import { millisecondsInDay } from 'date-fns/constants';
import type { GlobalIntervention } from '../../../mf-incidents/interventions/all-barns/merged-interventions';

const types = ['climate', 'moisture', 'technical', 'stress', 'health', 'other'] as const;
const states = ['actionRequired', 'solved', 'closed'] as const;
const severities = ['none', 'low', 'middle', 'high'] as const;
const day = Date.UTC(2026, 0, 1);

/** A number that looks like chance and is the same every time, below `below`. */
function mixed(index: number, salt: number, below: number): number {
  return (Math.imul(index + 1, 2654435761 + salt * 97) >>> 7) % below;
}

const pick = <Value>(values: readonly [Value, ...Value[]], place: number): Value => values[place] ?? values[0];

/** An intervention as the wire has it. */
export function wireIntervention(index: number): object {
  return {
    incidentId: `intervention-${index}`,
    type: 'barnIntervention',
    state: pick(states, mixed(index, 1, states.length)),
    openedAt: day + mixed(index, 2, 300) * millisecondsInDay,
    lastUpdated: day + mixed(index, 3, 30_000_000),
    closedAt: null,
    identifier: `made-by-${index}`,
    globalUniqueIdentifier: 'north-barn',
    barnName: 'north-barn',
    realWorldName: 'North barn',
    isPublicOpen: true,
    messagePayload: wirePayload(index),
  };
}

export function wirePayload(index: number): object {
  return {
    type: pick(types, mixed(index, 4, types.length)),
    title: `Maßnahme ${mixed(index, 5, 20_000)}`,
    description: `Im Abteil ${mixed(index, 6, 40)} nachgesehen, Lüftung geprüft und Tränke gespült.`,
    severity: pick(severities, mixed(index, 7, severities.length)),
    issue: null,
  };
}

/** The same as the table is given it. */
export function interventions(
  count: number,
  parse: (wire: readonly object[]) => readonly GlobalIntervention['incident'][],
): readonly GlobalIntervention[] {
  const wire = Array.from({ length: count }, (_, index) => wireIntervention(index));
  return parse(wire).map((incident) => ({ barnId: 'north-barn', barnName: 'North barn', incident }));
}
