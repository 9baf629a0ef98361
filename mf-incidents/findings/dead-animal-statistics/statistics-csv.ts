import { csvForms, writeCsv } from '@barnwatch/shared/files';
import type { Language } from '@barnwatch/shared/i18n';
import type { DayRow } from './mortality';

export interface CsvHeadings {
  readonly day: string;
  readonly dead: string;
  readonly notDead: string;
  readonly cumulative: string;
  readonly share: string;
}

/** The days as a file; the share of the stock in percent, to four places. */
export function statisticsCsv(rows: readonly DayRow[], headings: CsvHeadings, language: Language): string {
  const { day, dead, notDead, cumulative, share } = headings;
  const lines = rows.map((row) => [
    row.day,
    row.dead,
    row.notDead,
    row.cumulative,
    row.share === null ? null : Math.round(row.share * 1e6) / 1e4,
  ]);
  return writeCsv([[day, dead, notDead, cumulative, share], ...lines], csvForms[language]);
}
