import type { AnswerPage } from '@barnwatch/shared/answers';
import { type Incident, parseIncidentPage } from './incident';

/** One record of a list as it came: an incident, or one that could not be read and still counts. */
export type IncidentItem =
  | { readonly kind: 'incident'; readonly id: string; readonly incident: Incident }
  | { readonly kind: 'unreadable'; readonly id: string };

/** Reads `data` of `POST api/incidents/query` for a list that reads on page by page. @throws {v.ValiError} */
export function parseIncidentItems(data: unknown): AnswerPage<IncidentItem> {
  const { incidents, unreadable, offset, total } = parseIncidentPage(data);
  return {
    items: [
      ...incidents.map((incident): IncidentItem => ({ kind: 'incident', id: incident.incidentId, incident })),
      // Counted, so that reading on begins at the right place.
      ...Array.from(
        { length: unreadable },
        (_, index): IncidentItem => ({ kind: 'unreadable', id: `unreadable ${offset} ${index}` }),
      ),
    ],
    total,
  };
}

export function itemId({ id }: IncidentItem): string {
  return id;
}

/** The incidents among the records, in their order. */
export function incidentsOf(items: readonly IncidentItem[]): readonly Incident[] {
  return items.flatMap((item) => (item.kind === 'incident' ? [item.incident] : []));
}
