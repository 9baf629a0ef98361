import type { ReleaseRecord } from './release-record';

type Sizes = Pick<ReleaseRecord, 'sizes' | 'entryBytes'>;

function difference(now: number, before: number): string {
  if (now === before) return 'as before';
  const sign = now > before ? '+' : '−';
  const bytes = Math.abs(now - before);
  const share = before === 0 ? '' : `, ${sign}${((bytes / before) * 100).toFixed(1)} %`;
  return `${sign}${bytes} B${share}`;
}

/** What a release weighs, and how much more or less than the one before. */
export function sizeLines(now: Sizes, before: ReleaseRecord | null): string[] {
  const rows = [
    ['all files', now.sizes.raw, before?.sizes.raw],
    ['gzip', now.sizes.gzip, before?.sizes.gzip],
    ['brotli', now.sizes.brotli, before?.sizes.brotli],
    ['entry', now.entryBytes, before?.entryBytes],
  ] as const;
  return rows.map(([what, bytes, earlier]) => {
    const line = `${what.padEnd(10)} ${`${bytes} B`.padStart(12)}`;
    return earlier === undefined ? line : `${line}  ${difference(bytes, earlier)} (${before?.version})`;
  });
}
