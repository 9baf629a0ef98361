/** The largest file that is read: a list of 5000 cameras with long names has about a fifth of it. */
export const mostCsvBytes = 5_000_000;

/** What separates the cells of a row; the one that the first row has most of. */
const separators = [',', ';', '\t'] as const;

/**
 * The rows of a file of separated values (RFC 4180), whatever program has saved it: with commas, semicolons or tabs, with
 * or without a byte order mark. Rows without any text at the end are left out, others count; what `writeCsv` did to keep a text from becoming a
 * formula is undone.
 *
 * @returns null where a quotation has no end: what follows it would be read as something else
 */
export function readCsv(text: string): readonly (readonly string[])[] | null {
  const content = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(content);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(asWritten(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < content.length; at += 1) {
    const character = content[at] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (content[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator) endCell();
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && content[at + 1] === '\n') at += 1;
      endRow();
    } else cell += character;
  }
  if (isQuoted) return null;
  endRow();
  return rows.slice(0, rows.findLastIndex((cells) => cells.some((one) => one.trim() !== '')) + 1);
}

/** The text of a file as the programs save it that people have: UTF-8, UTF-16, or the one-byte form of Windows. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function separatorOf(content: string): string {
  const [first = ''] = content.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const counts = separators.map((separator) => first.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Without the apostrophe that makes a text of what would be a formula. */
function asWritten(cell: string): string {
  return /^'(?:\p{Cc}|[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u.test(cell) ? cell.slice(1) : cell;
}
