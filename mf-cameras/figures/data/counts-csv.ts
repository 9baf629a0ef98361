import { type CsvCell, csvForms, writeCsv } from '@barnwatch/shared/files';
import { formatMoment, formatWithZone } from '@barnwatch/shared/i18n';
import { fileSafe } from '../../pictures/files/file-safe';
import type { TimeTable } from './time-table';

export interface CsvWords<Column extends string> {
  readonly time: string;
  readonly column: (column: Column) => string;
}

/** The rows of a table as a file, oldest first; an empty cell where nothing was measured. */
export function tableCsv<Column extends string>(
  { times, columns }: TimeTable<Column>,
  shown: readonly Column[],
  words: CsvWords<Column>,
  language: keyof typeof csvForms,
): string {
  const rows = times.map((time, row): CsvCell[] => [
    formatWithZone(time),
    ...shown.map((column) => columns[column][row] ?? null),
  ]);
  return writeCsv([[words.time, ...shown.map(words.column)], ...rows], csvForms[language]);
}

/** `barn_camera_what_20261121.csv`; what a file system may refuse becomes a hyphen. */
export function csvName(parts: readonly string[], timeMs: number): string {
  const day = formatMoment(timeMs, 'yyyyMMdd');
  const safe = parts.map(fileSafe);
  return `${[...safe.filter(Boolean), day].join('_')}.csv`;
}
