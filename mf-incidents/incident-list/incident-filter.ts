import type { Severity } from '@barnwatch/shared/wire';
import { incidentTypes } from '../api/incident';
import { severities } from '../api/incident-message';
import { type IncidentSelection, type StateChoice, stateNames } from '../api/incident-query';

/** What the list shows; it is part of the address. */
export interface IncidentFilter extends IncidentSelection {
  /** Words to find in what the cards show. */
  readonly text: string;
}

/** Which states each type of incident can be in (contract, `IncidentState`). */
const statesOf = {
  barnIntervention: ['actionRequired', 'solved', 'closed'],
  barnDocumentation: ['created', 'hidden', 'closed'],
  barnState: ['deadAnimalExists', 'noDeadAnimal', 'barnEmpty', 'barnPartlyFull', 'barnFull'],
  generic: ['created', 'closed'],
} as const satisfies Readonly<Record<(typeof incidentTypes)[number], readonly StateChoice[]>>;

/** Types whose payload names a severity. */
const gradedTypes: ReadonlySet<string | null> = new Set([null, 'barnIntervention', 'generic']);

/** States that can be chosen for a type; all of them without one. */
export function statesFor(type: IncidentSelection['type']): readonly StateChoice[] {
  return type === null ? stateNames : statesOf[type];
}

export function severitiesFor(type: IncidentSelection['type']): readonly Severity[] {
  return gradedTypes.has(type) ? severities : [];
}

/** Reads the filter from the address. What does not exist, or not for that type, is not chosen. */
export function filterOf(address: URLSearchParams): IncidentFilter {
  const type = chosen(address.get('type'), incidentTypes);
  return {
    type,
    state: chosen(address.get('state'), statesFor(type)),
    severity: chosen(address.get('severity'), severitiesFor(type)),
    text: (address.get('text') ?? '').slice(0, longestSearch),
  };
}

export const longestSearch = 200;

/** Writes a filter into the address; everything else in it stays. */
export function addressWith(
  address: URLSearchParams,
  { type, state, severity, text }: IncidentFilter,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const choices: readonly (readonly [string, string | null])[] = [
    ['type', type],
    ['state', state !== null && statesFor(type).includes(state) ? state : null],
    ['severity', severity !== null && severitiesFor(type).includes(severity) ? severity : null],
    ['text', text === '' ? null : text],
  ];
  for (const [name, choice] of choices) {
    if (choice === null) next.delete(name);
    else next.set(name, choice);
  }
  return next;
}

export function isFiltered({ type, state, severity, text }: IncidentFilter): boolean {
  return type !== null || state !== null || severity !== null || text.trim() !== '';
}

function chosen<Choice extends string>(text: string | null, choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice === text) ?? null;
}
