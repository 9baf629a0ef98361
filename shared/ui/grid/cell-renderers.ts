import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';
import type { CellPlace, CellPlaces } from './cell-places';
import styles from './grid.module.css';
import type { GridRow } from './grid-column';

export type MarkedCell<Row> = ICellRendererParams<GridRow<Row>, string>;

/** What stands in a cell with a mark: made by the page itself, never from markup. */
export function markedCell(
  words: string | null | undefined,
  name: string | null | undefined,
  drawMark: (name: string) => Node | null,
): HTMLElement {
  const cell = document.createElement('span');
  cell.append((name && drawMark(name)) || (words ?? ''));
  return cell;
}

/** The kind of cells of a column that React draws: the grid makes the place, React fills it. */
export function reactCell<Row>(places: CellPlaces, column: number): new () => ICellRendererComp<GridRow<Row>> {
  return class extends ReactCell<Row> {
    constructor() {
      super(places, column);
    }
  };
}

/** Whether React has still to fill cells of a row; such as it fills with nothing look the same. */
export function hasEmptyCells(row: ParentNode): boolean {
  return row.querySelector(`.${styles.cell}:empty`) !== null;
}

class ReactCell<Row> implements ICellRendererComp<GridRow<Row>> {
  readonly #element = document.createElement('div');
  readonly #places: CellPlaces;
  readonly #column: number;
  #place: CellPlace | null = null;

  constructor(places: CellPlaces, column: number) {
    this.#places = places;
    this.#column = column;
  }

  init({ data }: ICellRendererParams<GridRow<Row>>): void {
    this.#element.className = styles.cell ?? '';
    if (data) this.#place = this.#places.add({ element: this.#element, rowKey: data.key, column: this.#column });
  }

  getGui(): HTMLElement {
    return this.#element;
  }

  /** React draws anew by itself; a cell of another row is another cell. */
  refresh({ data }: ICellRendererParams<GridRow<Row>>): boolean {
    return data?.key === this.#place?.rowKey;
  }

  destroy(): void {
    if (this.#place) this.#places.remove(this.#place);
  }
}
