import type { Severity } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInWeek } from 'date-fns/constants';
import { incidentTypes } from '../../incident-records/record/incident';
import { severities } from '../../incident-records/record/incident-message';
import { type IncidentSelection, type StateChoice, stateNames } from '../../incident-records/record/incident-query';

/** Spans up to now that are wanted most, in ms. */
const recentSpans = {
  lastDay: millisecondsInDay,
  lastWeek: millisecondsInWeek,
  last28Days: 28 * millisecondsInDay,
} as const;

export type RecentSpan = keyof typeof recentSpans;

export const recentSpanNames: readonly RecentSpan[] = ['lastDay', 'lastWeek', 'last28Days'];

/** When an incident was opened. */
export type TimeChoice =
  | { readonly kind: 'any' }
  | { readonly kind: 'recent'; readonly span: RecentSpan }
  /** Both ends in ms since 1970 UTC. */
  | { readonly kind: 'span'; readonly startMs: number; readonly endMs: number };

/** In which order the incidents stand. */
const orderChoices = {
  newest: { orderBy: 'openedAt', oldestFirst: false },
  oldest: { orderBy: 'openedAt', oldestFirst: true },
  changed: { orderBy: 'lastUpdated', oldestFirst: false },
} as const satisfies Readonly<Record<string, Pick<IncidentSelection, 'orderBy' | 'oldestFirst'>>>;

export type OrderChoice = keyof typeof orderChoices;

export const orderNames: readonly OrderChoice[] = ['newest', 'oldest', 'changed'];

/** What the list shows; it is part of the address. */
export interface IncidentFilter extends Pick<IncidentSelection, 'type' | 'state' | 'severity'> {
  /** Words to find in what the cards show. */
  readonly text: string;
  readonly time: TimeChoice;
  readonly order: OrderChoice;
  /** Only those that this account has not reviewed on this device. */
  readonly unreviewed: boolean;
}

export const everything: IncidentFilter = {
  type: null,
  state: null,
  severity: null,
  text: '',
  time: { kind: 'any' },
  order: 'newest',
  unreviewed: false,
};

/** What the barn is asked for; `nowMs` is what a recent span ends with. */
export function selectionOf({ type, state, severity, time, order }: IncidentFilter, nowMs: number): IncidentSelection {
  return { type, state, severity, opened: openedIn(time, nowMs), ...orderChoices[order] };
}

function openedIn(time: TimeChoice, nowMs: number): { readonly fromMs: number | null; readonly toMs: number | null } {
  switch (time.kind) {
    case 'any':
      return { fromMs: null, toMs: null };
    case 'recent':
      return { fromMs: nowMs - recentSpans[time.span], toMs: null };
    case 'span':
      return { fromMs: time.startMs, toMs: time.endMs };
  }
}

/** Which states each type of incident can be in (contract, `IncidentState`). */
const statesOf = {
  barnIntervention: ['actionRequired', 'solved', 'closed'],
  barnDocumentation: ['created', 'hidden', 'closed'],
  barnState: ['deadAnimalExists', 'noDeadAnimal', 'barnEmpty', 'barnPartlyFull', 'barnFull', 'faultExists', 'closed'],
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
    time: timeOf(address),
    order: chosen(address.get('order'), orderNames) ?? 'newest',
    unreviewed: address.get('reviewed') === 'no',
  };
}

const longestSearch = 200;

function timeOf(address: URLSearchParams): TimeChoice {
  const span = chosen(address.get('time'), recentSpanNames);
  if (span !== null) return { kind: 'recent', span };
  const [startMs, endMs] = [moment(address.get('from')), moment(address.get('to'))];
  return startMs !== null && endMs !== null && startMs < endMs ? { kind: 'span', startMs, endMs } : { kind: 'any' };
}

/** ms since 1970 UTC, as far as a year has four digits. */
function moment(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) && Number(text) <= latestMoment ? Number(text) : null;
}

const latestMoment = Date.UTC(9999, 11, 31);

/** Writes a filter into the address; everything else in it stays. */
export function addressWith(
  address: URLSearchParams,
  { type, state, severity, text, time, order, unreviewed }: IncidentFilter,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const choices: readonly (readonly [string, string | null])[] = [
    ['type', type],
    ['state', state !== null && statesFor(type).includes(state) ? state : null],
    ['severity', severity !== null && severitiesFor(type).includes(severity) ? severity : null],
    ['text', text === '' ? null : text],
    ['time', time.kind === 'recent' ? time.span : null],
    ['from', time.kind === 'span' ? String(time.startMs) : null],
    ['to', time.kind === 'span' ? String(time.endMs) : null],
    ['order', order === 'newest' ? null : order],
    ['reviewed', unreviewed ? 'no' : null],
  ];
  for (const [name, choice] of choices) {
    if (choice === null) next.delete(name);
    else next.set(name, choice);
  }
  return next;
}

/** How many choices narrow the list; its order does not. */
export function filterCount({ type, state, severity, text, time, unreviewed }: IncidentFilter): number {
  const narrows = [
    type !== null,
    state !== null,
    severity !== null,
    text.trim() !== '',
    time.kind !== 'any',
    unreviewed,
  ];
  return narrows.filter(Boolean).length;
}

export function isFiltered(filter: IncidentFilter): boolean {
  return filterCount(filter) > 0;
}

function chosen<Choice extends string>(text: string | null, choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice === text) ?? null;
}
