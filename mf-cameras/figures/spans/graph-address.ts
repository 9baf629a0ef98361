import { type CountedLabel, countedLabels } from '../data/counted-labels';
import { readChosenSpan, spanInAddress } from './chosen-span';
import { type GraphSpan, graphSpans, type SpanName } from './graph-span';
import { readMoment } from './moment-text';

export const graphTabs = ['counts', 'distribution'] as const;
export const graphModes = ['line', 'stacked'] as const;
export const graphForms = ['chart', 'table'] as const;
export const graphReaches = ['house', 'camera'] as const;

/** Everything of the graph that its address says. */
export interface GraphView {
  readonly tab: (typeof graphTabs)[number];
  readonly span: GraphSpan;
  readonly mode: (typeof graphModes)[number];
  readonly form: (typeof graphForms)[number];
  /** Labels that are not drawn. */
  readonly hidden: ReadonlySet<CountedLabel>;
  /** The chosen moment, ms since 1970 UTC. */
  readonly moment: number | null;
  /** The distribution that is shown; null for the first one. */
  readonly distribution: string | null;
  /** The distribution over all cameras that take part, or over this one alone. */
  readonly reach: (typeof graphReaches)[number];
}

/** Reads the query of an address; what is missing or wrong in it has its default. */
export function readGraphView(query: URLSearchParams, usualSpan: SpanName): GraphView {
  const labels = query.get('labels')?.split(',');
  return {
    tab: oneOf(graphTabs, query.get('tab')) ?? 'counts',
    span: readChosenSpan(query, graphSpans) ?? { kind: 'latest', name: usualSpan },
    mode: oneOf(graphModes, query.get('mode')) ?? 'line',
    form: oneOf(graphForms, query.get('form')) ?? 'chart',
    hidden: new Set(labels ? countedLabels.filter((label) => !labels.includes(label)) : []),
    moment: readMoment(query.get('time')),
    distribution: query.get('distribution'),
    reach: oneOf(graphReaches, query.get('reach')) ?? 'house',
  };
}

/** The query of a view. Defaults are left out, except for the span, whose default can change. */
export function writeGraphView(view: GraphView): URLSearchParams {
  const { tab, span, mode, form, hidden, moment, distribution, reach } = view;
  const query = new URLSearchParams();
  if (tab !== 'counts') query.set('tab', tab);
  for (const [name, value] of spanInAddress(span)) query.set(name, value);
  if (mode !== 'line') query.set('mode', mode);
  if (form !== 'chart') query.set('form', form);
  if (hidden.size > 0) query.set('labels', countedLabels.filter((label) => !hidden.has(label)).join(','));
  if (moment !== null) query.set('time', String(moment));
  if (distribution !== null) query.set('distribution', distribution);
  if (reach !== 'house') query.set('reach', reach);
  return query;
}

function oneOf<Choice extends string>(choices: readonly Choice[], text: string | null): Choice | null {
  return choices.find((choice) => choice === text) ?? null;
}
