import type { TimeSpan } from '@barnwatch/shared/wire';
import { readChosenSpan, spanInAddress } from '../../figures/spans/chosen-span';
import { type GraphSpan, graphSpans } from '../../figures/spans/graph-span';

/** How many results a page can have (product 2.7). */
export const pageLengths = [12, 24, 48, 96] as const;

/** Everything of the recordings that the address says. */
export interface RecordingsView {
  /** Ids; null for all cameras. */
  readonly cameraIds: readonly string[] | null;
  readonly span: GraphSpan;
  readonly pageLength: (typeof pageLengths)[number];
  /** From 1. */
  readonly page: number;
}

const usualLength = 24;
/** A barn with 100 cameras makes 400,000 recordings of ten minutes in 28 days. */
const mostPages = 100_000;
/** An address that names more is damaged. */
const mostCameras = 1_000;

/** Reads the query of an address; what is missing or wrong in it has its default. */
export function readRecordingsView(query: URLSearchParams): RecordingsView {
  const cameraIds = [...new Set(query.getAll('cameraId').filter((id) => id !== ''))].slice(0, mostCameras);
  const length = Number(query.get('results') ?? usualLength);
  const page = Number(query.get('page') ?? 1);
  return {
    cameraIds: cameraIds.length > 0 ? cameraIds : null,
    span: readChosenSpan(query, graphSpans) ?? { kind: 'latest', name: '1d' },
    pageLength: pageLengths.find((one) => one === length) ?? usualLength,
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  };
}

/** The view one page further or back, by how many results there are: pages do not go round. */
export function turnedView(view: RecordingsView, step: 1 | -1, total: number): RecordingsView {
  const pages = Math.max(1, Math.ceil(total / view.pageLength));
  return { ...view, page: Math.min(pages, Math.max(1, Math.min(view.page, pages) + step)) };
}

/** What a timeline shows as a span that the address can say: around the same middle, and no shorter than one that is offered. */
export function spanOfTimeline({ start, end }: TimeSpan): GraphSpan {
  const middle = Math.round((start + end) / 2);
  const half = Math.max(end - start, graphSpans.shortestMs) / 2;
  return { kind: 'between', start: Math.floor(middle - half), end: Math.ceil(middle + half) };
}

/** The query of a view. Defaults are left out, except for the span. */
export function writeRecordingsView({ cameraIds, span, pageLength, page }: RecordingsView): URLSearchParams {
  const query = new URLSearchParams();
  for (const cameraId of cameraIds ?? []) query.append('cameraId', cameraId);
  for (const [name, value] of spanInAddress(span)) query.set(name, value);
  if (pageLength !== usualLength) query.set('results', String(pageLength));
  if (page > 1) query.set('page', String(page));
  return query;
}
