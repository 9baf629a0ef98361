import type { WorkbookRow, WorkbookSettings } from './columns';

/** What the worker is told. */
export type WorkbookOrder =
  | { readonly kind: 'begin'; readonly settings: WorkbookSettings }
  | { readonly kind: 'add'; readonly rows: readonly WorkbookRow[] }
  | { readonly kind: 'finish' };

/** What it answers: once for each order. */
export type WorkbookReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'finished'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly reason: 'too-many-rows' | 'broken'; readonly message: string };
