import type { Language } from '@barnwatch/shared/i18n';
import type { DayRow } from './mortality';

/** German spreadsheets read a comma as a decimal point. */
const forms = {
  en: { separator: ',', decimal: '.' },
  de: { separator: ';', decimal: ',' },
} as const satisfies Readonly<Record<Language, object>>;

/** Without it spreadsheets take UTF-8 for something else. */
const byteOrderMark = '\uFEFF';

export interface CsvHeadings {
  readonly day: string;
  readonly dead: string;
  readonly notDead: string;
  readonly cumulative: string;
  readonly share: string;
}

/** The days as a file (RFC 4180). Its cells are days and numbers of ours: none can become a formula. */
export function statisticsCsv(rows: readonly DayRow[], headings: CsvHeadings, language: Language): string {
  const { separator, decimal } = forms[language];
  const heading = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const { day, dead, notDead, cumulative, share } = headings;
  const lines = [
    [day, dead, notDead, cumulative, share].map(heading),
    ...rows.map((row) => [
      row.day,
      String(row.dead),
      String(row.notDead),
      String(row.cumulative),
      row.share === null ? '' : String(Math.round(row.share * 1e6) / 1e4).replace('.', decimal),
    ]),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.join(separator)}\r\n`).join('');
}
