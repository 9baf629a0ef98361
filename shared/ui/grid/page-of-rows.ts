/** Product 9.2: rows per page. */
export const pageSize = 50;

/** One page of a list; rows are counted from 1. */
export interface PageOfRows {
  readonly number: number;
  /** How many pages there are, at least one. */
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** The wanted page, or the nearest one that exists: the list may have become shorter. */
export function pageOfRows(wanted: number, total: number): PageOfRows {
  const count = Math.max(1, Math.ceil(total / pageSize));
  const number = Math.min(Math.max(1, wanted), count);
  const from = Math.min(total, (number - 1) * pageSize + 1);
  return { number, count, from, to: Math.min(total, number * pageSize), total };
}

/** The page beside the one that is shown for `wanted`: pages of a table do not go round. */
export function steppedPage(wanted: number, step: 1 | -1, total: number): number {
  return pageOfRows(pageOfRows(wanted, total).number + step, total).number;
}
