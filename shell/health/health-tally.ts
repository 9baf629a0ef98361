import type { HealthEvent } from './health-event';

export type Attributes = Readonly<Record<string, string | boolean>>;

export interface SumPoint {
  readonly kind: 'sum';
  readonly attributes: Attributes;
  readonly count: number;
}

export interface HistogramPoint {
  readonly kind: 'histogram';
  readonly attributes: Attributes;
  readonly count: number;
  readonly sum: number;
  /** How many values lie in each of the classes that the bounds make: one more than there are bounds. */
  readonly buckets: readonly number[];
}

export type Point = SumPoint | HistogramPoint;

interface Metric {
  readonly name: string;
  readonly unit: string;
  /** Upper bounds of the classes of a histogram; a sum has none. */
  readonly bounds?: readonly number[];
}

/** What is counted. 3,000 ms is where a load is called slow; the other bounds of vitals are those that browsers' makers publish. */
export const metrics = {
  loads: {
    name: 'barnwatch.remote.load.duration',
    unit: 'ms',
    bounds: [100, 250, 500, 1_000, 2_000, 3_000, 5_000, 9_000],
  },
  failures: { name: 'barnwatch.remote.load.failures', unit: '{failure}' },
  errors: { name: 'barnwatch.remote.boundary.errors', unit: '{error}' },
  lcp: { name: 'barnwatch.page.lcp', unit: 'ms', bounds: [500, 1_000, 1_800, 2_500, 4_000, 8_000] },
  inp: { name: 'barnwatch.page.inp', unit: 'ms', bounds: [50, 100, 200, 350, 500, 1_000] },
  cls: { name: 'barnwatch.page.cls', unit: '1', bounds: [0.01, 0.05, 0.1, 0.25, 0.5] },
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof metrics;

/** A batch must fit into what a browser sends from a page that is left (64 kB). More series are counted as one. */
const mostSeries = 60;

/** How OpenTelemetry calls the series of all that is too much. */
const overflow: Attributes = { 'otel.metric.overflow': true };

/** What was counted since the last batch. */
export interface Batch {
  readonly startMs: number;
  readonly endMs: number;
  readonly points: Readonly<Partial<Record<MetricName, readonly Point[]>>>;
}

function placed(event: HealthEvent): { metric: MetricName; attributes: Attributes; value: number } {
  const attributes = { 'barnwatch.remote': event.remote, 'barnwatch.version': event.version };
  switch (event.kind) {
    case 'loaded':
      return { metric: 'loads', attributes, value: event.ms };
    case 'failed':
      return { metric: 'failures', attributes: { ...attributes, 'error.type': event.code }, value: 1 };
    case 'threw':
      return { metric: 'errors', attributes, value: 1 };
    case 'vital':
      return { metric: event.name, attributes: { ...attributes, 'barnwatch.route': event.route }, value: event.value };
  }
}

function added(metric: Metric, before: Point | undefined, attributes: Attributes, value: number): Point {
  const { bounds } = metric;
  const count = (before?.count ?? 0) + 1;
  if (bounds === undefined) return { kind: 'sum', attributes, count };
  const known = before?.kind === 'histogram' ? before : null;
  const place = bounds.filter((bound) => value > bound).length;
  const buckets = Array.from({ length: bounds.length + 1 }, (_, index) => {
    return (known?.buckets[index] ?? 0) + (index === place ? 1 : 0);
  });
  return { kind: 'histogram', attributes, count, sum: (known?.sum ?? 0) + value, buckets };
}

/** Sums up what happens until it is taken for sending. Never more than some dozen series. */
export class HealthTally {
  readonly #now: () => number;
  #startMs: number;
  #series = new Map<string, { readonly metric: MetricName; readonly point: Point }>();

  constructor(now: () => number) {
    this.#now = now;
    this.#startMs = now();
  }

  add(event: HealthEvent): void {
    const { metric, attributes, value } = placed(event);
    if (!Number.isFinite(value) || value < 0) return;
    const own = `${metric} ${JSON.stringify(attributes)}`;
    const isTooMuch = !this.#series.has(own) && this.#series.size >= mostSeries;
    const key = isTooMuch ? `${metric} ${JSON.stringify(overflow)}` : own;
    const point = added(metrics[metric], this.#series.get(key)?.point, isTooMuch ? overflow : attributes, value);
    this.#series.set(key, { metric, point });
  }

  /** What was counted, and begins anew; null where it is nothing. */
  take(): Batch | null {
    if (this.#series.size === 0) return null;
    const points: Partial<Record<MetricName, Point[]>> = {};
    for (const { metric, point } of this.#series.values()) points[metric] = [...(points[metric] ?? []), point];
    const batch = { startMs: this.#startMs, endMs: this.#now(), points };
    this.#series = new Map();
    this.#startMs = batch.endMs;
    return batch;
  }
}
