import { createGrid } from 'ag-grid-community';
import { gridTheme } from './grid-theme';

let areKept = false;

/**
 * The grid takes its styles out of the page with its last table, and puts them in with the next: either time all of the
 * page is styled anew, and whoever goes from a table to one of its rows and back waits twice. A table without rows,
 * which stands nowhere, keeps them. To be called before a table goes.
 */
export function keepStyles(nonce: string | null): void {
  if (areKept) return;
  areKept = true;
  createGrid(document.createElement('div'), {
    theme: gridTheme,
    ...(nonce === null ? {} : { styleNonce: nonce }),
    columnDefs: [],
    rowData: [],
  });
}
