import type { Severity } from '@barnwatch/shared/wire';
import * as v from 'valibot';
import { severities } from '../../incident-records/record/incident-message';

/** So many are listed; what is older is in the list of incidents. */
export const mostListed = 100;

/** So many ids are remembered: as many as one answer has, and those that are listed. */
const mostKnown = 400;

/** Titles are what people wrote. */
const longestTitle = 200;

const moment = v.pipe(v.number(), v.finite());

const newIncidentSchema = v.object({
  incidentId: v.string(),
  severity: v.picklist(severities),
  openedAt: moment,
  title: v.pipe(v.string(), v.maxLength(longestTitle)),
  /** Somebody has looked at it here. */
  seen: v.boolean(),
  /** Nothing is to be said of it any more: it was said, or it is none of which something is said. */
  said: v.boolean(),
  /** It was known, and has become more severe. */
  risen: v.optional(v.boolean(), false),
});

const snoozeSchema = v.variant('kind', [
  v.object({ kind: v.literal('minutes'), sinceMs: moment }),
  v.object({ kind: v.literal('time-of-day'), sinceMs: moment, minute: moment }),
]);

/** What an account has been told of a barn on this device. */
export const newIncidentsSchema = v.object({
  /** Newest first. */
  listed: v.pipe(v.array(newIncidentSchema), v.maxLength(mostListed), v.readonly()),
  /** Ids of those that are not new any more. */
  known: v.pipe(v.array(v.string()), v.maxLength(mostKnown), v.readonly()),
  /** Of those that are known, how severe each was at most; by id. */
  severities: v.optional(v.record(v.string(), v.picklist(severities)), {}),
  /** What was opened before is not new: it has only moved up in the answer because others were deleted. */
  since: moment,
  /** More came than are listed. */
  more: v.boolean(),
  snooze: v.nullable(snoozeSchema),
});

export type NewIncident = Readonly<v.InferOutput<typeof newIncidentSchema>>;
export type NewIncidents = Readonly<v.InferOutput<typeof newIncidentsSchema>>;

/** An incident of the barn, as far as it matters whether something is said of it. */
export interface FoundIncident {
  readonly incidentId: string;
  readonly severity: Severity;
  /** ms since 1970 UTC by the barn's clock */
  readonly openedAt: number;
  readonly title: string;
  /** The account has written it down here: it is not new to them. */
  readonly isOwn: boolean;
}

/** The newest incidents of the barn. */
export interface Found {
  /** Newest first. */
  readonly incidents: readonly FoundIncident[];
  /** The barn has no others. */
  readonly isAll: boolean;
}

/** From which severity on something is done; never. */
export type LeastSeverity = Severity | 'never';

export interface TakingRules {
  readonly listFrom: LeastSeverity;
  readonly sayFrom: LeastSeverity;
}

export function isAtLeast(severity: Severity, least: LeastSeverity): boolean {
  return least !== 'never' && rankOf(severity) >= rankOf(least);
}

function rankOf(severity: Severity): number {
  return severities.indexOf(severity);
}

/** At the first time nothing is new: somebody who comes to a barn is not told of its past. */
export function firstNewIncidents({ incidents, isAll }: Found): NewIncidents {
  const begun = { listed: [], known: idsOf(incidents), severities: {}, more: false, snooze: null };
  return { ...begun, severities: severitiesAt(begun, incidents), since: sinceOf(incidents, isAll, 0) };
}

/** Where what was kept cannot be read: what is not older than this is listed once more, rather than lost. */
export function recoveredNewIncidents(since: number): NewIncidents {
  return { listed: [], known: [], severities: {}, since, more: true, snooze: null };
}

/** The same with what is new or has become more severe; the very same where nothing has. */
export function withFound(before: NewIncidents, found: Found, rules: TakingRules): NewIncidents {
  const kept = withRisen(before, found.incidents, rules);
  const known = new Set([...kept.known, ...kept.listed.map(({ incidentId }) => incidentId)]);
  const unknown = found.incidents.filter(
    ({ incidentId, openedAt }) => !known.has(incidentId) && openedAt >= kept.since,
  );
  const since = sinceOf(found.incidents, found.isAll, kept.since);
  if (unknown.length === 0) return since === kept.since ? kept : { ...kept, since };
  const added = unknown
    .filter(({ severity, isOwn }) => !isOwn && isAtLeast(severity, rules.listFrom))
    .map((incident) => listedAs(incident, rules, false));
  const all = [...added, ...kept.listed];
  // Nothing that was known is among so many: there may be others between them and what was known.
  const isGap = !found.isAll && unknown.length === found.incidents.length;
  const next = {
    ...kept,
    ...asListed(all),
    known: [...new Set([...idsOf(found.incidents), ...kept.known])].slice(0, mostKnown),
    since,
    more: kept.more || isCut(all) || isGap,
  };
  return { ...next, severities: severitiesAt(next, found.incidents) };
}

/** What was known and is more severe than it ever was is new once more. */
function withRisen(kept: NewIncidents, found: readonly FoundIncident[], rules: TakingRules): NewIncidents {
  const severitiesNow = severitiesAt(kept, found);
  if (severitiesNow === kept.severities) return kept;
  const risen = found.filter(({ incidentId, severity, isOwn }) => {
    const most = kept.severities[incidentId];
    return !isOwn && most !== undefined && rankOf(severity) > rankOf(most) && isAtLeast(severity, rules.listFrom);
  });
  const ids = new Set(idsOf(risen));
  const all = [
    ...risen.map((incident) => listedAs(incident, rules, true)),
    ...kept.listed.filter(({ incidentId }) => !ids.has(incidentId)),
  ];
  return { ...kept, ...asListed(all), severities: severitiesNow, more: kept.more || isCut(all) };
}

/** The same object where nothing has changed. */
function severitiesAt(
  { known, severities: before }: Pick<NewIncidents, 'known' | 'severities'>,
  found: readonly FoundIncident[],
): NewIncidents['severities'] {
  const remembered = new Set(known);
  const changed = found.filter(({ incidentId, severity }) => {
    const most = before[incidentId];
    return remembered.has(incidentId) && (most === undefined || rankOf(severity) > rankOf(most));
  });
  if (changed.length === 0) return before;
  const stays = Object.entries(before).filter(([incidentId]) => remembered.has(incidentId));
  return Object.fromEntries([...stays, ...changed.map(({ incidentId, severity }) => [incidentId, severity] as const)]);
}

function listedAs(
  { incidentId, severity, openedAt, title }: FoundIncident,
  { sayFrom }: TakingRules,
  risen: boolean,
): NewIncident {
  const said = !isAtLeast(severity, sayFrom);
  return { incidentId, severity, openedAt, title: title.slice(0, longestTitle), seen: false, said, risen };
}

function newestFirst(all: readonly NewIncident[]): readonly NewIncident[] {
  return all.toSorted((one, other) => other.openedAt - one.openedAt);
}

function asListed(all: readonly NewIncident[]): Pick<NewIncidents, 'listed'> {
  return { listed: newestFirst(all).slice(0, mostListed) };
}

/** Something that nobody has seen does not fit into the list. */
function isCut(all: readonly NewIncident[]): boolean {
  return newestFirst(all)
    .slice(mostListed)
    .some(({ seen }) => !seen);
}

/** What is to be said now, in one message. */
export function unsaid({ listed }: NewIncidents): readonly NewIncident[] {
  return listed.filter(({ said, seen }) => !said && !seen);
}

export function countUnseen({ listed }: NewIncidents): number {
  return listed.filter(({ seen }) => !seen).length;
}

export function withSaid(kept: NewIncidents): NewIncidents {
  return kept.listed.every(({ said }) => said)
    ? kept
    : { ...kept, listed: kept.listed.map((one) => ({ ...one, said: true })) };
}

/** @param ids those that were looked at */
export function withSeen(kept: NewIncidents, ids: ReadonlySet<string>): NewIncidents {
  const isLookedAt = ({ incidentId, seen }: NewIncident) => !seen && ids.has(incidentId);
  if (!kept.listed.some(isLookedAt)) return kept;
  return { ...kept, listed: kept.listed.map((one) => (isLookedAt(one) ? { ...one, seen: true, said: true } : one)) };
}

/** Empties the list; what is new stays what it is. */
export function withoutListed(kept: NewIncidents): NewIncidents {
  return kept.listed.length === 0 && !kept.more ? kept : { ...kept, listed: [], more: false };
}

function idsOf(incidents: readonly FoundIncident[]): readonly string[] {
  return incidents.map(({ incidentId }) => incidentId);
}

/** Never earlier than before: what moves up into the answer is not new. */
function sinceOf(incidents: readonly FoundIncident[], isAll: boolean, before: number): number {
  if (isAll || incidents.length === 0) return before;
  return Math.max(before, Math.min(...incidents.map(({ openedAt }) => openedAt)));
}
