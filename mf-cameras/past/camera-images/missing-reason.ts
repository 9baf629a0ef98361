interface RecordedSpan {
  readonly start: number;
  readonly end: number;
}

/** Why there is no picture of a moment. */
export type MissingReason =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nothing-recorded' }
  /** `firstMs`: when the recordings begin, ms since 1970 UTC. */
  | { readonly kind: 'before-first'; readonly firstMs: number }
  | { readonly kind: 'camera-offline' }
  /** There is a recording of that time, and no picture in it. */
  | { readonly kind: 'file-missing' };

/**
 * @param first the oldest recording of the camera, null if there is none
 * @param covering a recording that contains the moment, null if there is none
 */
export function missingReason(
  moment: number,
  first: RecordedSpan | null,
  covering: RecordedSpan | null,
): MissingReason {
  if (covering) return { kind: 'file-missing' };
  if (!first) return { kind: 'nothing-recorded' };
  return moment < first.start ? { kind: 'before-first', firstMs: first.start } : { kind: 'camera-offline' };
}
