import { minutesInHour } from 'date-fns/constants';
import { lightFormat } from 'date-fns/lightFormat';

/** How a file of values separated by characters is written: German spreadsheets read a comma as a decimal point. */
interface CsvForm {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}

export const csvForms = {
  en: { separator: ',', decimal: '.' },
  de: { separator: ';', decimal: ',' },
} as const satisfies Readonly<Record<string, CsvForm>>;

export type CsvCell = string | number | null;

/** Without it spreadsheets take UTF-8 for something else. */
const byteOrderMark = '\uFEFF';

/** A file of rows (RFC 4180); null is an empty cell. No cell of text can become a formula. */
export function writeCsv(rows: readonly (readonly CsvCell[])[], { separator, decimal }: CsvForm): string {
  const written = (cell: CsvCell): string => {
    if (cell === null) return '';
    const text = typeof cell === 'number' ? String(cell).replace('.', decimal) : harmless(cell);
    return /["\r\n,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return byteOrderMark + rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('');
}

/** Spreadsheets run what begins with these characters; an apostrophe before it makes it text (OWASP, CSV injection). */
function harmless(text: string): string {
  return /^\p{Cc}|^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(text) ? `'${text}` : text;
}

/** A moment on this device's clock with the distance of its zone from UTC: `2026-11-21T13:05:00+01:00` (ISO 8601). */
export function localTimeWithZone(timeMs: number): string {
  const moment = new Date(timeMs);
  const offset = -moment.getTimezoneOffset();
  const two = (part: number): string => String(Math.trunc(Math.abs(part))).padStart(2, '0');
  const zone = `${offset < 0 ? '-' : '+'}${two(offset / minutesInHour)}:${two(offset % minutesInHour)}`;
  return `${lightFormat(moment, "yyyy-MM-dd'T'HH:mm:ss")}${zone}`;
}
