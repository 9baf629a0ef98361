import { timestampMs } from '@barnwatch/shared/wire/calls';
import { startOfMinute } from 'date-fns/startOfMinute';
import * as v from 'valibot';
import type { DocumentationPlace } from '../../incident-records/record/incident-message';
import { recordContent } from '../journal-records/journal-record';

const time = v.nullable(timestampMs);

/** What is in the fields. Times in ms since 1970 UTC; null while a field has none. */
const recordValuesSchema = v.object({
  /** A name of the barn's list, or somebody's own word; empty while nothing is chosen. */
  classification: v.string(),
  /** Somebody writes a word of their own. */
  ownWord: v.boolean(),
  /** What exactly it is about; null where that is not told. */
  specification: v.optional(v.nullable(v.string()), null),
  html: v.string(),
  timeKind: v.picklist(['moment', 'span']),
  at: time,
  startMs: time,
  endMs: time,
  place: v.variant('kind', [
    v.object({ kind: v.literal('global') }),
    v.object({ kind: v.literal('camera'), cameraId: v.string() }),
    v.object({ kind: v.literal('region'), regionSpecification: v.string() }),
  ]),
});

export type RecordValues = v.InferOutput<typeof recordValuesSchema>;

/** What is kept of a form that was not sent. */
export const recordDraftSchema = v.object({
  values: recordValuesSchema,
  /** Identifier under which these words will be kept in the outbox, or are already; null in drafts of earlier versions. */
  sentAs: v.optional(v.nullable(v.string()), null),
  /** ms since 1970 UTC */
  savedAt: v.number(),
});

export type RecordDraft = v.InferOutput<typeof recordDraftSchema>;

const wholeBarn: DocumentationPlace = { kind: 'global' };

/** An empty form: now, at the whole barn or the place that the journal is filtered by. */
export function newRecord(nowMs: number, place: DocumentationPlace | null): RecordValues {
  const at = startOfMinute(nowMs).getTime();
  return {
    classification: '',
    ownWord: false,
    specification: null,
    html: '',
    timeKind: 'moment',
    at,
    startMs: null,
    endMs: null,
    place: place ?? wholeBarn,
  };
}

/** The fields for a payload that waits to be sent; null for one that is no record. */
export function valuesOfRecord(payload: unknown, known: readonly string[]): RecordValues | null {
  const content = recordContent(payload);
  if (!content) return null;
  const { classification, specification, html, time: when, place } = content;
  return {
    classification,
    ownWord: !known.includes(classification),
    specification,
    html,
    timeKind: when.kind === 'span' ? 'span' : 'moment',
    at: when.kind === 'moment' ? when.at : null,
    startMs: when.kind === 'span' ? when.start : null,
    endMs: when.kind === 'span' ? when.end : null,
    place,
  };
}
