/** A list of 5,000 cameras comes to a tenth of it. */
export const mostWorkbookBytes = 5_000_000;

/** How each ZIP archive begins, which a workbook is. */
const archiveBeginning = [0x50, 0x4b, 0x03, 0x04] as const;
/** How workbooks of before 2007 begin, and those that are kept with a password. */
const compoundBeginning = [0xd0, 0xcf, 0x11, 0xe0] as const;

/** What a file is by its first bytes: by its name it may be anything. */
export function kindOfFile(bytes: Uint8Array): 'workbook' | 'other-workbook' | 'text' {
  const begins = (beginning: readonly number[]) => beginning.every((byte, at) => bytes[at] === byte);
  if (begins(archiveBeginning)) return 'workbook';
  return begins(compoundBeginning) ? 'other-workbook' : 'text';
}
