import type { Language } from '../language';

/** Writes a number by the language's rules, with at most `maximumFractionDigits` (default 1) digits after the point. */
export function formatNumber(value: number, language: Language, maximumFractionDigits = 1): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits }).format(value);
}

/** Writes a share (0 to 1) in whole per cent. */
export function formatShare(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
