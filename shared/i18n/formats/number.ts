import type { Language } from '../language';

/** To make one takes a hundred times as long as to write a number by it, and a table writes thousands. */
const made: Record<string, Intl.NumberFormat> = {};

function formatOf(language: Language, how: 'decimal' | 'percent', maximumFractionDigits: number): Intl.NumberFormat {
  const key = language + how + maximumFractionDigits;
  made[key] ??= new Intl.NumberFormat(language, { style: how, maximumFractionDigits });
  return made[key];
}

/** Writes a number by the language's rules, with at most `maximumFractionDigits` (default 1) digits after the point. */
export function formatNumber(value: number, language: Language, maximumFractionDigits = 1): string {
  return formatOf(language, 'decimal', maximumFractionDigits).format(value);
}

/** Writes a share (0 to 1) in whole per cent. */
export function formatShare(share: number, language: Language): string {
  return formatOf(language, 'percent', 0).format(share);
}
