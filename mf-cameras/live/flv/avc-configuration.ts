/**
 * The codec name of an AVC decoder configuration record as WebCodecs and MSE want it (RFC 6381: `avc1.PPCCLL`);
 * null if the bytes are no such record.
 */
export function avcCodecName(record: Uint8Array): string | null {
  const [version, profile, constraints, level] = record;
  if (version !== 1 || profile === undefined || constraints === undefined || level === undefined) return null;
  const hasParameterSets = ((record[5] ?? 0) & 0x1f) > 0;
  if (record.length < 8 || !hasParameterSets) return null;
  return `avc1.${[profile, constraints, level].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
