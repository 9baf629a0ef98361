import { decodeText, mostCsvBytes, readCsv } from '@barnwatch/shared/files';
import { kindOfFile, mostWorkbookBytes, readInWorker } from '@barnwatch/shared/workbooks/reading';

/** The rows of a file that somebody has chosen, whichever form it is in; or why it has none. */
export type OpenedSheet =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | {
      readonly kind: 'unreadable';
      readonly why: 'too-large' | 'not-opened' | 'damaged' | 'damaged-workbook' | 'no-worker' | 'cancelled';
    };

const mostBytes = Math.max(mostCsvBytes, mostWorkbookBytes);

/** Opens a workbook, or a file of separated values: its first bytes say which, whatever its name says. */
export async function openSheet(file: File, startWorker: () => Worker, signal: AbortSignal): Promise<OpenedSheet> {
  if (file.size > mostBytes) return { kind: 'unreadable', why: 'too-large' };
  let content: ArrayBuffer;
  try {
    content = await file.arrayBuffer();
  } catch {
    // It was moved or taken away between the choice and now.
    return { kind: 'unreadable', why: 'not-opened' };
  }
  const kind = kindOfFile(new Uint8Array(content));
  if (kind === 'other-workbook') return { kind: 'unreadable', why: 'damaged-workbook' };
  if (kind === 'text') {
    const rows = readCsv(decodeText(new Uint8Array(content)));
    return rows === null ? { kind: 'unreadable', why: 'damaged' } : { kind: 'rows', rows };
  }
  const reading = await readInWorker(content, startWorker, signal);
  if (reading.kind === 'read') return { kind: 'rows', rows: reading.rows };
  return { kind: 'unreadable', why: reading.reason === 'damaged' ? 'damaged-workbook' : reading.reason };
}
