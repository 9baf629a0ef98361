/** A metric as OpenMetrics knows it (OpenMetrics 1.0, 5.1); counters get their `_total` when they are written. */
export interface MetricFamily {
  /** With the unit at the end, where it has one. */
  readonly name: string;
  readonly kind: 'gauge' | 'counter';
  readonly help: string;
  readonly unit?: 'bytes' | 'seconds';
  readonly samples: readonly MetricSample[];
}

export interface MetricSample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/** The text that a scraper reads. Families without a sample are left out. */
export function openMetricsText(families: readonly MetricFamily[]): string {
  const told = families.filter(({ samples }) => samples.length > 0);
  return `${told.flatMap(linesOf).join('')}# EOF\n`;
}

function linesOf({ name, kind, help, unit, samples }: MetricFamily): readonly string[] {
  const suffix = kind === 'counter' ? '_total' : '';
  return [
    `# TYPE ${name} ${kind}\n`,
    ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}\n`]),
    `# HELP ${name} ${escaped(help)}\n`,
    ...samples.map(({ labels = {}, value }) => `${name}${suffix}${labelsText(labels)} ${value}\n`),
  ];
}

function labelsText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** Ids are anyone's words: no line of them may look like a metric. */
function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
