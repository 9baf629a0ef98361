/** A colour as the regions' calls carry it: `#rrggbb`, lower case. */
export type ColorValue = `#${string}`;

/** Reads a typed colour; `null` unless it is `#rrggbb` or `#rgb`, with or without the hash. An alpha part is refused. */
export function readColor(text: string): ColorValue | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return null;
}
