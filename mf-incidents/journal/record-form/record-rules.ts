import { longestLimitedHtml } from '@barnwatch/shared/ui/limited-html';
import { millisecondsInMinute } from 'date-fns/constants';
import * as v from 'valibot';
import type { RecordValues } from './record-values';

/** Contract, `BarnDocumentationPayload.classification`. */
export const longestClassification = 64;

/** A camera's or a barn's clock may be a little ahead of the device's, ms. */
const clockToleranceMs = 5 * millisecondsInMinute;

export type RecordProblem = 'required' | 'tooLong' | 'future' | 'endBeforeStart';

const problem = (name: RecordProblem) => name;

/** What the rules look at, by field. */
export interface RecordFields {
  readonly classification: string;
  readonly description: string;
  readonly time: Pick<RecordValues, 'timeKind' | 'at' | 'startMs' | 'endMs'>;
  readonly place: RecordValues['place'];
}

export function fieldsOfRecord({
  classification,
  html,
  timeKind,
  at,
  startMs,
  endMs,
  place,
}: RecordValues): RecordFields {
  return { classification, description: html, time: { timeKind, at, startMs, endMs }, place };
}

const time = v.nullable(v.number());
const recordTimeSchema = v.object({ timeKind: v.picklist(['moment', 'span']), at: time, startMs: time, endMs: time });
const chosen = v.pipe(v.string(), v.nonEmpty(problem('required')));

/**
 * What has to hold before a record can be sent.
 *
 * @param now ms since 1970 UTC, asked when it is judged
 */
export function recordRules(now: () => number) {
  return v.object({
    classification: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(problem('required')),
      v.check((name) => [...name].length <= longestClassification, problem('tooLong')),
    ),
    description: v.pipe(chosen, v.maxLength(longestLimitedHtml, problem('tooLong'))),
    time: v.pipe(
      recordTimeSchema,
      v.rawCheck(({ dataset, addIssue }) => {
        const found = dataset.typed ? timeProblem(dataset.value, now() + clockToleranceMs) : null;
        if (found !== null) addIssue({ message: found });
      }),
    ),
    place: v.variant('kind', [
      v.object({ kind: v.literal('global') }),
      v.object({ kind: v.literal('camera'), cameraId: chosen }),
      v.object({ kind: v.literal('region'), regionSpecification: chosen }),
    ]),
  });
}

function timeProblem({ timeKind, at, startMs, endMs }: RecordFields['time'], latestMs: number): RecordProblem | null {
  switch (timeKind) {
    case 'moment':
      return at === null ? 'required' : at > latestMs ? 'future' : null;
    case 'span':
      if (startMs === null || endMs === null) return 'required';
      if (endMs <= startMs) return 'endBeforeStart';
      return startMs > latestMs || endMs > latestMs ? 'future' : null;
  }
}
