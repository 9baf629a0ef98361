import { type Attributes, type Batch, type MetricName, metrics, type Point } from './health-tally';

/** `AGGREGATION_TEMPORALITY_DELTA`: a window tells what was new, and is forgotten. */
const delta = 1;

/** OTLP counts in nanoseconds, and its JSON writes numbers of 64 bits as text. */
const nanoseconds = (ms: number): string => `${BigInt(Math.round(ms)) * 1_000_000n}`;

function attributeList(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'boolean' ? { boolValue: value } : { stringValue: value },
  }));
}

function pointOf(point: Point, bounds: readonly number[], { startMs, endMs }: Batch) {
  const common = {
    attributes: attributeList(point.attributes),
    startTimeUnixNano: nanoseconds(startMs),
    timeUnixNano: nanoseconds(endMs),
  };
  switch (point.kind) {
    case 'sum':
      return { ...common, asInt: String(point.count) };
    case 'histogram': {
      const bucketCounts = point.buckets.map(String);
      return { ...common, count: String(point.count), sum: point.sum, bucketCounts, explicitBounds: bounds };
    }
  }
}

function metricOf(name: MetricName, points: readonly Point[], batch: Batch) {
  const metric = metrics[name];
  const bounds = 'bounds' in metric ? metric.bounds : null;
  const dataPoints = points.map((point) => pointOf(point, bounds ?? [], batch));
  const values =
    bounds === null
      ? { sum: { aggregationTemporality: delta, isMonotonic: true, dataPoints } }
      : { histogram: { aggregationTemporality: delta, dataPoints } };
  return { name: metric.name, unit: metric.unit, ...values };
}

/** A batch as the body of `POST /v1/metrics` of OTLP/HTTP in JSON (`ExportMetricsServiceRequest`). */
export function otlpBody(batch: Batch, contract: string): string {
  const names = Object.keys(metrics).filter((name): name is MetricName => Object.hasOwn(batch.points, name));
  const resource = { attributes: attributeList({ 'service.name': 'barnwatch-suite', 'service.version': contract }) };
  const scopeMetrics = [
    {
      scope: { name: 'barnwatch.health' },
      metrics: names.map((name) => metricOf(name, batch.points[name] ?? [], batch)),
    },
  ];
  return JSON.stringify({ resourceMetrics: [{ resource, scopeMetrics }] });
}
