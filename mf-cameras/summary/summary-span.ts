import type { TimeSpan } from '@barnwatch/shared/wire';
import { hourMs } from '../barn-facts/barn-counts';

const minuteMs = 60_000;

/** Spans that end when the summary is made: one shift, a long one, a day. */
export const spanNames = ['8h', '12h', '24h'] as const;
export type SpanName = (typeof spanNames)[number];

const lengths: Readonly<Record<SpanName, number>> = { '8h': 8 * hourMs, '12h': 12 * hourMs, '24h': 24 * hourMs };

export const leastSpanMs = hourMs;
/** More is no hand-over any more. */
export const longestSpanMs = 7 * 24 * hourMs;
/** Year 2100: an address that says more is damaged. */
const latestMs = 4_102_444_800_000;
export const mostMoments = 6;

/** Everything of the summary that its address says. */
export interface SummaryView {
  readonly span: { readonly kind: 'latest'; readonly name: SpanName } | ({ readonly kind: 'between' } & TimeSpan);
  /** Moments whose pictures are shown, ms since 1970 UTC by the barn's clock; null for the usual ones. */
  readonly moments: readonly number[] | null;
}

/** Reads the query of an address; whatever it does not say, or says wrong, is as usual. */
export function readSummaryView(query: URLSearchParams): SummaryView {
  const moments = query.get('at')?.split(',').map(readMoment) ?? [];
  const known = moments.filter((moment) => moment !== null).slice(0, mostMoments);
  return { span: readSpan(query), moments: known.length > 0 ? known : null };
}

export function writeSummaryView({ span, moments }: SummaryView): URLSearchParams {
  const query = new URLSearchParams();
  switch (span.kind) {
    case 'latest':
      query.set('span', span.name);
      break;
    case 'between':
      query.set('from', String(span.start));
      query.set('to', String(span.end));
      break;
  }
  if (moments) query.set('at', moments.join(','));
  return query;
}

/** @param madeAt when the summary is made, ms since 1970 UTC by the barn's clock: the end of a span without one */
export function momentsOfSpan(span: SummaryView['span'], madeAt: number): TimeSpan {
  switch (span.kind) {
    case 'latest':
      return { start: madeAt - lengths[span.name], end: madeAt };
    case 'between':
      return { start: span.start, end: span.end };
  }
}

function readSpan(query: URLSearchParams): SummaryView['span'] {
  const start = readMoment(query.get('from'));
  const end = readMoment(query.get('to'));
  const length = start === null || end === null ? 0 : end - start;
  if (start !== null && end !== null && length >= leastSpanMs && length <= longestSpanMs) {
    return { kind: 'between', start, end };
  }
  return { kind: 'latest', name: spanNames.find((name) => name === query.get('span')) ?? '24h' };
}

function readMoment(text: string | null): number | null {
  const moment = text !== null && /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
  return moment >= 0 && moment <= latestMs ? moment : null;
}

/** A picture is recorded a little after its moment. */
const recordedAfterMs = 2 * minuteMs;
const usualMoments = 4;
const mostChoices = 24;

/** Moments at equal distances, the last one at the end of the span. */
export function usualMomentsOf({ start, end }: TimeSpan): readonly number[] {
  const step = (end - start) / usualMoments;
  return Array.from({ length: usualMoments }, (_, place) => {
    const moment = end - (usualMoments - 1 - place) * step;
    return Math.floor((place === usualMoments - 1 ? moment - recordedAfterMs : moment) / minuteMs) * minuteMs;
  });
}

/** Whole hours of the span whose pictures can be chosen; in long ones not each of them. */
export function momentChoicesOf({ start, end }: TimeSpan): readonly number[] {
  const step = Math.ceil((end - start) / hourMs / mostChoices) * hourMs;
  const choices: number[] = [];
  for (let moment = Math.ceil(start / hourMs) * hourMs; moment <= end - recordedAfterMs; moment += step) {
    choices.push(moment);
  }
  return choices;
}
