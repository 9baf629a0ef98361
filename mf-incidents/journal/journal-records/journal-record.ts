import * as v from 'valibot';
import { type DaySpan, dayOf, daySpan } from '../../barn/day-choice/calendar-day';
import type { Incident } from '../../incident-records/record/incident';
import {
  type DocumentationPlace,
  type DocumentationTime,
  readMessage,
} from '../../incident-records/record/incident-message';
import type { JournalFilter } from './journal-filter';

/** What a record says. */
export interface RecordContent {
  readonly classification: string;
  readonly specification: string | null;
  /** Limited HTML as it came: shown by the sanitiser only. */
  readonly html: string;
  readonly time: DocumentationTime;
  readonly place: DocumentationPlace;
}

/** One record of the journal. */
export interface JournalRecord {
  readonly incident: Incident;
  /** Why it is hidden; null where it is not. */
  readonly hiddenReason: string | null;
  /** Payload of its first event as it came, where it is hidden and that is here. */
  readonly firstPayload?: unknown;
  /** Null while the first event of a hidden record is not here, and where it cannot be read. */
  readonly content: RecordContent | null;
}

const described = v.object({ description: v.string() });

/** Reads the payload of a record; null for what is none. */
export function recordContent(payload: unknown): RecordContent | null {
  const message = readMessage('barnDocumentation', payload);
  if (message.kind !== 'documentation' || !v.is(described, payload)) return null;
  const { classification, specification, time, place } = message;
  return { classification, specification, time, place, html: payload.description };
}

/**
 * A record as the journal shows it (product 4.4): a hidden one carries only its reason, what it said is in its first
 * event.
 *
 * @param firstPayloads payloads of first events by incident, as far as they are here
 */
export function journalRecord(incident: Incident, firstPayloads: ReadonlyMap<string, unknown>): JournalRecord {
  const { message, payload, incidentId } = incident;
  if (message.kind !== 'hidden') return { incident, hiddenReason: null, content: recordContent(payload) };
  const firstPayload = firstPayloads.get(incidentId);
  return { incident, hiddenReason: message.reason, firstPayload, content: recordContent(firstPayload) };
}

/** When it was, ms since 1970 UTC: the start of a span; when it was written down where nothing else is told. */
function recordTime({ incident, content }: JournalRecord): number {
  switch (content?.time.kind) {
    case 'span':
      return content.time.start;
    case 'moment':
      return content.time.at;
    case 'unknown':
    case undefined:
      return incident.openedAt;
  }
}

/** Whether it happened on that day, if only partly. */
function isOfDay(record: JournalRecord, { start, end }: DaySpan): boolean {
  const time = record.content?.time;
  if (time?.kind === 'span') return time.start < end && Math.max(time.start, time.end) >= start;
  const at = recordTime(record);
  return at >= start && at < end;
}

function isAt({ content }: JournalRecord, place: DocumentationPlace): boolean {
  switch (place.kind) {
    case 'global':
      return content?.place.kind === 'global';
    case 'camera':
      return content?.place.kind === 'camera' && content.place.cameraId === place.cameraId;
    case 'region':
      return content?.place.kind === 'region' && content.place.regionSpecification === place.regionSpecification;
  }
}

/** What the barn could not sort out: time and place of a hidden record are known only from its first event. */
export function isWanted(record: JournalRecord, { day, place, hidden }: JournalFilter): boolean {
  if (record.hiddenReason !== null && !hidden) return false;
  if (day !== null && !isOfDay(record, daySpan(day))) return false;
  return place === null || isAt(record, place);
}

/** The latest of all days. @param count at most this many, over all days */
export function latestRecords(days: readonly JournalDay[], count: number): readonly JournalDay[] {
  let left = count;
  return days.flatMap(({ day, records }) => {
    const ofDay = records.slice(0, Math.max(0, left));
    left -= ofDay.length;
    return ofDay.length > 0 ? [{ day, records: ofDay }] : [];
  });
}

export interface JournalDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Latest first. */
  readonly records: readonly JournalRecord[];
}

/** The records day by day, the latest first. A span belongs to the day on which it began. */
export function journalDays(records: readonly JournalRecord[]): readonly JournalDay[] {
  const sorted = [...records].sort(
    (one, other) =>
      recordTime(other) - recordTime(one) || (one.incident.incidentId < other.incident.incidentId ? 1 : -1),
  );
  const days = new Map<string, JournalRecord[]>();
  for (const record of sorted) {
    const day = dayOf(recordTime(record));
    const there = days.get(day);
    if (there) there.push(record);
    else days.set(day, [record]);
  }
  return [...days].map(([day, ofDay]) => ({ day, records: ofDay }));
}
