/** The grid door: the suite's one table, on AG Grid. Beside the ui door, because only few screens need its weight. */
export { Grid, type GridProps } from './grid';
export { useGridAddress } from './grid-address';
export type { GridColumn } from './grid-column';
export type { ChangeView, GridView } from './grid-view';
