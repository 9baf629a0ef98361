import { type CsvCell, csvForms, writeCsv } from '@barnwatch/shared/files';
import { formatWithZone } from '@barnwatch/shared/i18n';
import type { DistributionSample } from './distribution';

/** The samples as a file: time, index times the factor, and the share of each place; empty where nothing was seen. */
export function distributionCsv(
  samples: readonly DistributionSample[],
  factor: number,
  names: { readonly time: string; readonly index: string },
  language: keyof typeof csvForms,
): string {
  const places = [...new Set(samples.flatMap(({ shares }) => Object.keys(shares)))].sort();
  const rows = samples.map(({ time, index, shares }): CsvCell[] => [
    formatWithZone(time),
    index === null ? null : rounded(index * factor),
    ...places.map((place) => shares[place] ?? null),
  ]);
  return writeCsv([[names.time, names.index, ...places], ...rows], csvForms[language]);
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
