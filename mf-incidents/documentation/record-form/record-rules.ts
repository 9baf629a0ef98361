import { longestLimitedHtml } from '@barnwatch/shared/ui/limited-html';
import { millisecondsInMinute } from 'date-fns/constants';
import type { RecordValues } from './record-values';

/** Contract, `BarnDocumentationPayload.classification`. */
export const longestClassification = 64;

/** A camera's or a barn's clock may be a little ahead of the device's, ms. */
const clockToleranceMs = 5 * millisecondsInMinute;

/** The fields in the order of the form. */
const ruledFields = ['classification', 'description', 'time', 'place'] as const;

export type RuledField = (typeof ruledFields)[number];
export type RecordProblem = 'required' | 'tooLong' | 'future' | 'endBeforeStart';
export type RecordProblems = Readonly<Partial<Record<RuledField, RecordProblem>>>;

/** What is wrong with the fields; nothing where the record can be sent. */
export function checkRecord(values: RecordValues, nowMs: number): RecordProblems {
  const found: Readonly<Record<RuledField, RecordProblem | null>> = {
    classification: classificationProblem(values),
    description: values.html === '' ? 'required' : values.html.length > longestLimitedHtml ? 'tooLong' : null,
    time: timeProblem(values, nowMs + clockToleranceMs),
    place: placeProblem(values),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

export function firstProblem(problems: RecordProblems): RuledField | null {
  return ruledFields.find((field) => problems[field] !== undefined) ?? null;
}

function classificationProblem({ classification }: RecordValues): RecordProblem | null {
  const length = [...classification.trim()].length;
  return length === 0 ? 'required' : length > longestClassification ? 'tooLong' : null;
}

function timeProblem({ timeKind, at, startMs, endMs }: RecordValues, latestMs: number): RecordProblem | null {
  switch (timeKind) {
    case 'moment':
      return at === null ? 'required' : at > latestMs ? 'future' : null;
    case 'span':
      if (startMs === null || endMs === null) return 'required';
      if (endMs <= startMs) return 'endBeforeStart';
      return startMs > latestMs || endMs > latestMs ? 'future' : null;
  }
}

function placeProblem({ place }: RecordValues): RecordProblem | null {
  switch (place.kind) {
    case 'global':
      return null;
    case 'camera':
      return place.cameraId === '' ? 'required' : null;
    case 'region':
      return place.regionSpecification === '' ? 'required' : null;
  }
}
