/** One column of a sheet. A text is written as text whatever it looks like; a time as a real date. */
export interface WorkbookColumn {
  readonly title: string;
  readonly kind: 'text' | 'time';
  /** In characters. */
  readonly width: number;
}

/** A cell by its column: the text, or ms since 1970 UTC; null stays empty. */
export type WorkbookCell = string | number | null;

export type WorkbookRow = readonly WorkbookCell[];

export interface WorkbookSettings {
  readonly sheet: string;
  readonly columns: readonly WorkbookColumn[];
  /** What stands at the end of a text that was cut, with `missingCount` for the number of characters left out. */
  readonly cutWords: string;
}

/** Stands in `cutWords` for a number. */
export const missingCount = '#count#';

/** Rows of a sheet that spreadsheet programs open, that of the headings included. */
export const mostSheetRows = 1_048_576;
