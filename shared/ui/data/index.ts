export type { Column, SortKey } from './column';
export { DataTable, type DataTableProps } from './data-table';
