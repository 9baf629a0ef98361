/** The grid door: tables of many thousand rows on AG Grid. Beside the ui door, because only few screens need its weight. */
export { Grid, type GridProps } from './grid';
export type { GridColumn } from './grid-column';
