import type { Language } from '../language';
import { formatNumber } from './number';

/** Product 9.8: units of file sizes, each a thousand of the one before. */
const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Writes a size given in bytes, such as `1.5 MB`. */
export function formatFileSize(bytes: number, language: Language): string {
  let value = Math.max(0, bytes);
  let unit: (typeof units)[number] = units[0];
  for (const larger of units.slice(1)) {
    // 999.95 would be written as "1,000": the next unit takes over before.
    if (value < 999.95) break;
    value /= 1000;
    unit = larger;
  }
  return `${formatNumber(value, language)}\u00a0${unit}`;
}
