import { formatDateTime, formatOffset, type Language, type Translate } from '@barnwatch/shared/i18n';
import type { WorkbookColumn, WorkbookRow } from '@barnwatch/shared/workbooks';
import type { Incident } from '../../incident-records/record/incident';
import { eventMessage, type IncidentEvent } from '../../incident-records/record/incident-event';
import type { IncidentMessage } from '../../incident-records/record/incident-message';
import { wordFor } from '../../incident-records/words/known-words';
import { interventionTypeWords, issueWords, type OwnWords } from '../../incident-records/words/own-words';
import { stateWords } from '../../incident-records/words/shown-state';

/** The columns of product 3.18, in its order. */
const exportColumns = [
  { name: 'realWorldName', kind: 'text', width: 20 },
  { name: 'openedAt', kind: 'time', width: 20 },
  { name: 'severity', kind: 'text', width: 14 },
  { name: 'timestamp', kind: 'time', width: 20 },
  { name: 'title', kind: 'text', width: 32 },
  { name: 'description', kind: 'text', width: 60 },
  { name: 'state', kind: 'text', width: 18 },
  { name: 'type', kind: 'text', width: 16 },
  { name: 'subtype', kind: 'text', width: 18 },
] as const satisfies readonly {
  readonly name: string;
  readonly kind: WorkbookColumn['kind'];
  readonly width: number;
}[];

/** The words of a sheet: the remote's texts, and the frame's. */
export interface ExportWords {
  readonly t: Translate;
  readonly frame: Translate;
  readonly language: Language;
}

/**
 * Times whose distance from UTC stands behind the columns of the product: a sheet knows no zones, and in autumn an hour
 * of its clock comes twice.
 */
const offsetColumns = ['openedAt', 'timestamp'] as const;

/** Headings in words; those of times name the clock that the times are read on. */
export function workbookColumns({ t }: Pick<ExportWords, 't'>, zone: string): readonly WorkbookColumn[] {
  const columns = exportColumns.map(({ name, kind, width }) => ({
    title: kind === 'time' ? `${t(`export.column.${name}`)} (${zone})` : t(`export.column.${name}`),
    kind,
    width,
  }));
  const offsets = offsetColumns.map((name) => ({
    title: t('export.offset', { column: t(`export.column.${name}`) }),
    kind: 'text' as const,
    width: 20,
  }));
  return [...columns, ...offsets];
}

/** One step of an intervention, or the intervention itself where none of its steps can be read. */
export interface ExportStep {
  readonly message: IncidentMessage;
  readonly state: string;
  /** ms since 1970 UTC */
  readonly timeMs: number;
}

/** The steps of one intervention, oldest first. One without words of its own keeps those before it. */
export function stepsOf(incident: Incident, events: readonly IncidentEvent[]): readonly ExportStep[] {
  if (events.length === 0) {
    return [{ message: incident.message, state: incident.state, timeMs: incident.lastUpdated }];
  }
  let message: IncidentMessage | null = null;
  return events.map((event) => {
    message = eventMessage(incident.type, event) ?? message ?? incident.message;
    return { message, state: event.state || incident.state, timeMs: event.eventTimestamp };
  });
}

/** A barn by its name, and what it calls what we have no words for. */
export interface NamedBarn {
  readonly name: string;
  readonly own: OwnWords;
}

/** The row of one step. */
export function rowOf(
  incident: Incident,
  step: ExportStep,
  { name, own }: NamedBarn,
  { t, frame }: ExportWords,
): WorkbookRow {
  const { message, state, timeMs } = step;
  const said = message.kind === 'intervention' || message.kind === 'open' ? message : null;
  const intervention = message.kind === 'intervention' ? message : null;
  return [
    incident.realWorldName || name,
    incident.openedAt,
    said?.severity ? frame(`severity.${said.severity}`) : null,
    timeMs,
    said?.title ?? null,
    said?.description ?? null,
    stateWords({ type: incident.type, state, message }, t),
    intervention ? interventionTypeWords(intervention.interventionType, own, t) : wordFor('type', incident.type, t),
    intervention?.issue ? issueWords(intervention.interventionType, intervention.issue, own, t) : null,
    formatOffset(incident.openedAt),
    formatOffset(timeMs),
  ];
}

/** A cell as the screen would show it. */
export function cellWords(cell: string | number | null): string {
  return typeof cell === 'number' ? formatDateTime(cell) : (cell ?? '');
}
