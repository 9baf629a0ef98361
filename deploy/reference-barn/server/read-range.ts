/** Both ends are included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a Range header (RFC 9110, 14.2).
 * @returns null for the whole: no header, another unit, several ranges (a server may ignore those) or no range at all
 */
export function readRange(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const parts = header?.match(/^bytes=\s*(\d*)-(\d*)\s*$/);
  if (!parts) return null;
  const [, from = '', to = ''] = parts;
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { first: sizeBytes - length, last: sizeBytes - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  if (first >= sizeBytes) return 'unsatisfiable';
  return { first, last: Math.min(to === '' ? sizeBytes : Number(to), sizeBytes - 1) };
}
