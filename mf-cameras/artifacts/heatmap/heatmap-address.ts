import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInWeek } from 'date-fns/constants';
import { readChosenSpan, spanInAddress } from '../../figures/spans/chosen-span';
import { type GraphSpan, graphSpans, type SpanName } from '../../figures/spans/graph-span';
import { readMoment } from '../../figures/spans/moment-text';
import { offered, usualWidth, type Width, widths } from '../making/making-address';
import { type ColourMapName, colourMapNames } from './colour-maps';

/** Widths of a cell in pixels of the picture, from fine to coarse. */
export const gridsizes = [10, 20, 40, 80] as const;

export type Gridsize = (typeof gridsizes)[number];

export const usualGridsize: Gridsize = 20;
export const usualColourMap: ColourMapName = 'cividis';

/** What a heatmap is compared with: nothing, the span before it, the same days a week earlier, or any other span. */
export const comparisons = ['none', 'before', 'weekBefore', 'other'] as const;

export type Comparison =
  | { readonly kind: 'none' | 'before' | 'weekBefore' }
  | { readonly kind: 'other'; readonly span: TimeSpan };

/** So many cameras can stand beside the first one: four pictures are told apart on a phone too. */
export const mostBeside = 3;

export const heatmapForms = ['beside', 'difference'] as const;

/** Everything of a heatmap that the address of its maker says. */
export interface HeatmapDraft {
  readonly cameraId: string | null;
  /** Other cameras, of which the same is seen on the same scale. */
  readonly beside: readonly string[];
  readonly span: GraphSpan;
  readonly comparison: Comparison;
  /** How two spans are shown. */
  readonly form: (typeof heatmapForms)[number];
  /** Null for all that the barn has. */
  readonly labels: readonly string[] | null;
  readonly gridsize: Gridsize;
  readonly width: Width;
  readonly colourMap: ColourMapName;
}

/** Reads the query of an address; what is missing or wrong in it has its default. */
export function readHeatmapDraft(query: URLSearchParams, usualSpan: SpanName): HeatmapDraft {
  const labels = query.get('labels');
  const cameraId = query.get('cameraId') || null;
  return {
    cameraId,
    beside: cameraId === null ? [] : othersBeside(cameraId, query.get('with')?.split(',') ?? []),
    span: readChosenSpan(query, graphSpans) ?? { kind: 'latest', name: usualSpan },
    comparison: readComparison(query),
    form: heatmapForms.find((form) => form === query.get('form')) ?? 'difference',
    labels: labels === null ? null : labels.split(',').filter((label) => label !== ''),
    gridsize: offered(gridsizes, query.get('gridsize'), usualGridsize),
    width: offered(widths, query.get('width'), usualWidth),
    colourMap: colourMapNames.find((name) => name === query.get('map')) ?? usualColourMap,
  };
}

export function writeHeatmapDraft(draft: HeatmapDraft): URLSearchParams {
  const { cameraId, beside, span, comparison, form, labels, gridsize, width, colourMap } = draft;
  const query = new URLSearchParams({ new: 'heatmap' });
  if (cameraId !== null) query.set('cameraId', cameraId);
  if (beside.length > 0) query.set('with', beside.join(','));
  for (const [name, value] of spanInAddress(span)) query.set(name, value);
  if (comparison.kind !== 'none') query.set('than', comparison.kind);
  if (comparison.kind === 'other') {
    query.set('thanFrom', String(comparison.span.start));
    query.set('thanTo', String(comparison.span.end));
  }
  if (form !== 'difference') query.set('form', form);
  if (labels !== null) query.set('labels', labels.join(','));
  if (gridsize !== usualGridsize) query.set('gridsize', String(gridsize));
  if (width !== usualWidth) query.set('width', String(width));
  if (colourMap !== usualColourMap) query.set('map', colourMap);
  return query;
}

/** Each once, and none that is the first one itself. */
export function othersBeside(cameraId: string, cameraIds: readonly string[]): readonly string[] {
  return [...new Set(cameraIds)].filter((one) => one !== '' && one !== cameraId).slice(0, mostBeside);
}

/** The earlier span, or another one; null where nothing is compared. */
export function comparedSpan(comparison: Comparison, { start, end }: TimeSpan): TimeSpan | null {
  switch (comparison.kind) {
    case 'none':
      return null;
    case 'before':
      return { start: start - (end - start), end: start };
    case 'weekBefore':
      return { start: start - millisecondsInWeek, end: end - millisecondsInWeek };
    case 'other':
      return comparison.span;
  }
}

function readComparison(query: URLSearchParams): Comparison {
  const kind = comparisons.find((one) => one === query.get('than')) ?? 'none';
  if (kind !== 'other') return { kind };
  const start = readMoment(query.get('thanFrom'));
  const end = readMoment(query.get('thanTo'));
  return start !== null && end !== null && end > start ? { kind, span: { start, end } } : { kind: 'none' };
}
