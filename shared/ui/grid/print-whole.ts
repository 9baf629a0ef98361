import type { GridApi } from 'ag-grid-community';

/** On paper nothing scrolls: while the page is printed, the grid lies open in its whole width. @returns how to stop */
export function printWhole(grid: GridApi): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener('beforeprint', () => grid.setGridOption('domLayout', 'print'), { signal });
  addEventListener('afterprint', () => grid.setGridOption('domLayout', 'autoHeight'), { signal });
  return () => stopped.abort();
}
