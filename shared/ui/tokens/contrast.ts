/** Red, green, blue of `#rrggbb`, each 0 to 255. */
export function channels(color: string): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [lower, higher] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (higher + 0.05) / (lower + 0.05);
}

/** The colour that is seen where `color` lies over `ground` with the given opacity. */
export function blend(color: string, ground: string, opacity: number): string {
  const below = channels(ground);
  const mixed = channels(color).map((channel, index) =>
    Math.round(channel * opacity + (below[index] ?? 0) * (1 - opacity)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
