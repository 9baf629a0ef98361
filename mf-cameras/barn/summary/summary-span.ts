import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInWeek } from 'date-fns/constants';
import { type ChosenSpan, readChosenSpan, type SpanOffer, spanInAddress } from '../../figures/spans/chosen-span';
import { readMoment } from '../../figures/spans/moment-text';

/** Spans that end when the summary is made: one shift, a long one, a day. */
export const spanNames = ['8h', '12h', '24h'] as const;
export type SpanName = (typeof spanNames)[number];

export const summarySpans: SpanOffer<SpanName> = {
  names: spanNames,
  lengths: { '8h': 8 * millisecondsInHour, '12h': 12 * millisecondsInHour, '24h': millisecondsInDay },
  shortestMs: millisecondsInHour,
  // A longer span is no hand-over any more.
  longestMs: millisecondsInWeek,
};

export const mostMoments = 6;

/** Everything of the summary that its address says. */
export interface SummaryView {
  readonly span: ChosenSpan<SpanName>;
  /** Moments whose pictures are shown, ms since 1970 UTC by the barn's clock; null for the usual ones. */
  readonly moments: readonly number[] | null;
}

/** Reads the query of an address; what is missing or wrong in it has its default. */
export function readSummaryView(query: URLSearchParams): SummaryView {
  const moments = query.get('at')?.split(',').map(readMoment) ?? [];
  const known = [...new Set(moments)].filter((moment) => moment !== null).slice(0, mostMoments);
  return {
    span: readChosenSpan(query, summarySpans) ?? { kind: 'latest', name: '24h' },
    moments: known.length > 0 ? known : null,
  };
}

export function writeSummaryView({ span, moments }: SummaryView): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of spanInAddress(span)) query.set(name, value);
  if (moments) query.set('at', moments.join(','));
  return query;
}

/** A picture is recorded a little after its moment. */
const recordedAfterMs = 2 * millisecondsInMinute;
const usualMoments = 4;
const mostChoices = 24;

/** Moments at equal distances, the last one at the end of the span. */
export function usualMomentsOf({ start, end }: TimeSpan): readonly number[] {
  const step = (end - start) / usualMoments;
  return Array.from({ length: usualMoments }, (_, place) => {
    const moment = end - (usualMoments - 1 - place) * step;
    return (
      Math.floor((place === usualMoments - 1 ? moment - recordedAfterMs : moment) / millisecondsInMinute) *
      millisecondsInMinute
    );
  });
}

/** Whole hours of the span whose pictures can be chosen; in long ones not each of them. */
export function momentChoicesOf({ start, end }: TimeSpan): readonly number[] {
  const step = Math.ceil((end - start) / millisecondsInHour / mostChoices) * millisecondsInHour;
  const choices: number[] = [];
  for (
    let moment = Math.ceil(start / millisecondsInHour) * millisecondsInHour;
    moment <= end - recordedAfterMs;
    moment += step
  ) {
    choices.push(moment);
  }
  return choices;
}
