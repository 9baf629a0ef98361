import type { Filter, IncidentState, IncidentType, QueryRequest, Severity } from '@barnwatch/shared/wire';

/**
 * States to choose from, each with those of the wire that it stands for (product 4.3: both ways to be solved are one).
 */
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
  faultExists: ['faultExists'],
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
  /** Only those that are not closed. */
  readonly openOnly?: boolean;
  /** Only those that were opened in this time, both ends included, ms since 1970 UTC; null is open on that side. */
  readonly opened?: { readonly fromMs: number | null; readonly toMs: number | null };
  /** Which time decides what is newest; when it was opened by default. */
  readonly orderBy?: 'openedAt' | 'lastUpdated';
  readonly oldestFirst?: boolean;
}

/** The question for the selected incidents, newest first unless the selection says otherwise. */
export function incidentQuestion({
  type,
  state,
  severity,
  openOnly = false,
  opened,
  orderBy = 'openedAt',
  oldestFirst = false,
}: IncidentSelection): Required<Pick<QueryRequest, 'query' | 'order'>> {
  const query: Filter = {
    ...(type === null ? {} : { type }),
    ...(state === null ? {} : { state: { $in: [...stateChoices[state]] } }),
    ...(severity === null ? {} : { 'messagePayload.severity': severity }),
    ...openedFilter(opened),
    ...(openOnly ? { closedAt: { $exists: false } } : {}),
  };
  return { query, order: [{ field: orderBy, direction: oldestFirst ? 'asc' : 'desc' }] };
}

/** The same for one page of them. */
export function incidentQuery(
  selection: IncidentSelection,
  place: { readonly offset: number; readonly limit: number },
): QueryRequest {
  return { ...incidentQuestion(selection), ...place };
}

function openedFilter(opened: IncidentSelection['opened']): Filter {
  const from = opened?.fromMs ?? null;
  const to = opened?.toMs ?? null;
  if (from === null && to === null) return {};
  return { openedAt: { ...(from === null ? {} : { $gte: from }), ...(to === null ? {} : { $lte: to }) } };
}
