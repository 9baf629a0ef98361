import type { Filter, IncidentState, IncidentType, QueryRequest, Severity } from '@barnwatch/shared/wire';

/** States to choose from, each with those of the wire that it stands for (spec 4: both ways to be solved are one). */
export const stateChoices = {
  actionRequired: ['actionRequired'],
  solved: ['solved', 'issueResolved'],
  closed: ['closed'],
  created: ['created'],
  hidden: ['hidden'],
  deadAnimalExists: ['deadAnimalExists'],
  noDeadAnimal: ['noDeadAnimal'],
  barnEmpty: ['barnEmpty'],
  barnPartlyFull: ['barnPartlyFull'],
  barnFull: ['barnFull'],
} as const satisfies Readonly<Record<string, readonly IncidentState[]>>;

export type StateChoice = keyof typeof stateChoices;

export const stateNames: readonly StateChoice[] = Object.keys(stateChoices).filter((name): name is StateChoice =>
  Object.hasOwn(stateChoices, name),
);

/** Which incidents: what the instance is asked for. */
export interface IncidentSelection {
  readonly type: IncidentType | null;
  readonly state: StateChoice | null;
  readonly severity: Severity | null;
}

/** The question for one page of the selected incidents, newest first. */
export function incidentQuery(
  { type, state, severity }: IncidentSelection,
  place: { readonly offset: number; readonly limit: number },
): QueryRequest {
  const query: Filter = {
    ...(type === null ? {} : { type }),
    ...(state === null ? {} : { state: { $in: [...stateChoices[state]] } }),
    ...(severity === null ? {} : { 'messagePayload.severity': severity }),
  };
  return { query, order: [{ field: 'openedAt', direction: 'desc' }], ...place };
}
