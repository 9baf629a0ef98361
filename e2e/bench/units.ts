/** `197.3 kB`, thousands as the bars count them. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** `246 ms` */
export function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

/** `1.04`, for ratios. */
export function ratio(value: number): string {
  return value.toFixed(2);
}
