/** `197.3 kB`, thousands as the bars count them. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** `12.4 MB` */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** `246 ms` */
export function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

/** `1.04`, for ratios. */
export function ratio(value: number): string {
  return value.toFixed(2);
}
