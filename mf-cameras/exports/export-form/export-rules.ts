import { framesOf } from '@barnwatch/shared/transfers';
import { readSpan, type SpanDraft } from '@barnwatch/shared/ui/time';
import { millisecondsInDay, millisecondsInSecond } from 'date-fns/constants';
import * as v from 'valibot';

/** As much as can be chosen at once, ms. */
export const longestSpanMs = 31 * millisecondsInDay;
/** Less is no film, ms. */
export const shortestSpanMs = millisecondsInSecond;
/** Pictures of one export: an archive of more is one that nobody opens. */
export const mostFrames = 20_000;

export interface ExportValues {
  readonly cameras: readonly string[];
  readonly span: SpanDraft;
  /** Null for videos. */
  readonly intervalMs: number | null;
  /** How far the estimate has come. */
  readonly estimate: 'idle' | 'loading' | 'failed' | 'ready' | 'nothing';
}

/** Product 5.12: a span and at least one camera; not too small, its start not in the future, its end not before it. */
export function exportRules(nowMs: number) {
  return v.pipe(
    v.object({
      cameras: v.pipe(v.array(v.string()), v.minLength(1, 'noCamera')),
      span: v.pipe(
        v.custom<SpanDraft>(() => true),
        v.rawCheck(({ dataset, addIssue }) => {
          const problem = dataset.typed ? spanProblem(dataset.value, nowMs) : null;
          if (problem !== null) addIssue({ message: problem });
        }),
      ),
      intervalMs: v.nullable(v.number()),
      estimate: v.string(),
    }),
    v.forward(
      v.check(({ cameras, span, intervalMs }) => framesIn(cameras.length, span, intervalMs) <= mostFrames, 'tooMany'),
      ['intervalMs'],
    ),
    v.forward(
      v.check(({ estimate }) => estimate === 'ready' || estimate === 'idle', 'noEstimate'),
      ['estimate'],
    ),
  );
}

export type SpanProblem = 'noSpan' | 'startInFuture' | 'endBeforeStart' | 'tooShort' | 'tooLong';

/** What is wrong with a span; null where nothing is. */
export function spanProblem(draft: SpanDraft, nowMs: number): SpanProblem | null {
  const reading = readSpan(draft, { shortestMs: shortestSpanMs, longestMs: longestSpanMs });
  if (reading.state === 'incomplete') return 'noSpan';
  if ((draft.startMs ?? 0) > nowMs) return 'startInFuture';
  return reading.state === 'problem' ? reading.problem : null;
}

/** How many pictures a choice makes; none for videos. */
export function framesIn(cameras: number, { startMs, endMs }: SpanDraft, intervalMs: number | null): number {
  if (startMs === null || endMs === null || intervalMs === null) return 0;
  return cameras * framesOf({ start: startMs, end: endMs }, intervalMs);
}
