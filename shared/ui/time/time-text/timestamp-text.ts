export type TimestampReading =
  | { readonly ok: true; readonly timeMs: number; readonly unit: 'seconds' | 'milliseconds' }
  | { readonly ok: false };

/**
 * Reads a Unix timestamp. Its length tells seconds from milliseconds: 9 or 10 digits are seconds (1973 to 2286), 12 or
 * 13 are milliseconds (the same years). Any other length could be either, or is no time that a barn has seen.
 */
export function readTimestamp(digits: string): TimestampReading {
  if (/^\d{9,10}$/.test(digits)) return { ok: true, timeMs: Number(digits) * 1000, unit: 'seconds' };
  if (/^\d{12,13}$/.test(digits)) return { ok: true, timeMs: Number(digits), unit: 'milliseconds' };
  return { ok: false };
}
