import type { GridApi } from 'ag-grid-community';
import { filterText, type GridSort, type GridView, sortText } from './grid-view';

/** By what the grid sorts and filters now. */
export function selectionOf(grid: GridApi): Pick<GridView, 'sort' | 'filters'> {
  const sort = grid
    .getColumnState()
    .filter((column) => column.sort)
    .sort((one, other) => (one.sortIndex ?? 0) - (other.sortIndex ?? 0))
    .map(({ colId, sort: direction }): GridSort => ({ id: colId, direction: direction === 'desc' ? 'desc' : 'asc' }));
  const filters = Object.entries(grid.getFilterModel()).flatMap(([id, model]) =>
    typeof model?.filter === 'string' && model.filter !== '' ? [[id, model.filter] as const] : [],
  );
  return { sort, filters: Object.fromEntries(filters) };
}

/** Sorts and filters so; a grid that does already is left alone. */
export function showSelection(grid: GridApi, { sort, filters }: GridView): void {
  const shown = selectionOf(grid);
  if (sortText(shown.sort) !== sortText(sort)) {
    grid.applyColumnState({
      state: sort.map(({ id, direction }, sortIndex) => ({ colId: id, sort: direction, sortIndex })),
      defaultState: { sort: null },
    });
  }
  if (filterText(shown.filters) === filterText(filters)) return;
  grid.setFilterModel(
    Object.fromEntries(
      Object.entries(filters).map(([id, filter]) => [id, { filterType: 'text', type: 'contains', filter }]),
    ),
  );
}
