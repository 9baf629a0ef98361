import type { InstanceClient, Outcome, RequestError } from '@barnwatch/shared/auth-client';
import type { Incident } from '../../incident-records/record/incident';
import type { IncidentEvent } from '../../incident-records/record/incident-event';
import type { IncidentSelection } from '../../incident-records/record/incident-query';
import { idsPerBatch, loadAllEventsForIncidentList } from '../../incident-records/record/load-events';
import { readIncidents } from '../../incident-records/record/read-incidents';

/** Interventions of one question; each then asks for its steps in tens. To read such an answer is no long task. */
const pageLength = 100;

/** Questions under way at once: the barn's other callers are not starved. */
const lanes = 3;

/** From when to when, ms since 1970 UTC; null is open on that side. */
export interface ExportSpan {
  readonly fromMs: number | null;
  readonly toMs: number | null;
}

/** The whole record. */
export const wholeRecord: ExportSpan = { fromMs: null, toMs: null };

/** Oldest first: what is recorded meanwhile comes behind what has been read, and moves nothing. */
function exportSelection(opened: ExportSpan): IncidentSelection {
  return { type: 'barnIntervention', state: null, severity: null, opened, oldestFirst: true };
}

/** An intervention with its steps. */
export interface ExportedIncident {
  readonly incident: Incident;
  readonly events: readonly IncidentEvent[];
}

/** What a barn gave so far. */
export interface ExportPart {
  readonly incidents: readonly ExportedIncident[];
  /** Interventions done so far and in all. */
  readonly done: number;
  readonly total: number;
  /** Interventions and steps that could not be read. */
  readonly unreadable: number;
}

/** How many interventions there are to export. */
export async function countInterventions(
  client: InstanceClient,
  span: ExportSpan,
  signal: AbortSignal,
): Promise<Outcome<number>> {
  const outcome = await readIncidents(client, exportSelection(span), { offset: 0, limit: 1 }, signal);
  return outcome.ok ? { ok: true, value: outcome.value.total } : outcome;
}

/** What came of reading a barn: all of it, or why not all. */
export type BarnReading =
  | { readonly kind: 'complete'; readonly unreadable: number }
  /** Interventions were deleted while they were read: one that moved forward may be missing. */
  | { readonly kind: 'moved'; readonly unreadable: number }
  | { readonly kind: 'failed'; readonly error: RequestError };

/**
 * Reads all interventions of a barn with all their steps, page by page beyond any limit, and hands each page on.
 * `onPart` is waited for: what comes after it never overtakes it.
 */
export async function collectInterventions(
  client: InstanceClient,
  span: ExportSpan,
  onPart: (part: ExportPart) => Promise<void>,
  signal: AbortSignal,
): Promise<BarnReading> {
  const known = new Set<string>();
  let unreadable = 0;
  let moved = false;
  let lastTotal: number | null = null;
  for (let offset = 0; ; ) {
    const page = await readIncidents(client, exportSelection(span), { offset, limit: pageLength }, signal);
    if (!page.ok) return { kind: 'failed', error: page.error };
    const { incidents, total } = page.value;
    moved ||= lastTotal !== null && total < lastTotal;
    lastTotal = total;
    const fresh = incidents.filter(({ incidentId }) => !known.has(incidentId));
    for (const { incidentId } of fresh) known.add(incidentId);
    const events = await eventsOf(client, fresh, signal);
    if (!events.ok) return { kind: 'failed', error: events.error };
    const { byIncident } = events.value;
    unreadable += page.value.unreadable + events.value.unreadable;
    const read = incidents.length + page.value.unreadable;
    offset += read;
    await onPart({
      incidents: fresh.map((incident) => ({ incident, events: byIncident.get(incident.incidentId) ?? [] })),
      done: Math.min(offset, total),
      total,
      unreadable,
    });
    if (read === 0 || offset >= total) return { kind: moved ? 'moved' : 'complete', unreadable };
  }
}

interface Steps {
  readonly byIncident: ReadonlyMap<string, readonly IncidentEvent[]>;
  readonly unreadable: number;
}

/** The steps of many interventions, 10 ids a question (product 9.12), some questions side by side. */
async function eventsOf(
  client: InstanceClient,
  incidents: readonly Incident[],
  signal: AbortSignal,
): Promise<Outcome<Steps>> {
  const ids = incidents.map(({ incidentId }) => incidentId);
  const byIncident = new Map<string, readonly IncidentEvent[]>();
  let unreadable = 0;
  let next = 0;
  let failure: RequestError | null = null;
  const work = async () => {
    while (next < ids.length && failure === null) {
      const batch = ids.slice(next, next + idsPerBatch);
      next += idsPerBatch;
      const outcome = await loadAllEventsForIncidentList(client, batch, signal);
      if (!outcome.ok) {
        failure = outcome.error;
        return;
      }
      unreadable += outcome.value.unreadable;
      for (const [incidentId, events] of outcome.value.byIncident) byIncident.set(incidentId, events);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return failure === null ? { ok: true, value: { byIncident, unreadable } } : { ok: false, error: failure };
}
