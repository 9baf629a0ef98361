/** A cell of the grid that React draws. */
export interface CellPlace {
  /** Unlike that of any other place. */
  readonly name: string;
  readonly element: HTMLElement;
  readonly rowKey: string;
  /** Place of the column. */
  readonly column: number;
}

/** The cells that the grid has made and React fills, as a store that React reads. */
export interface CellPlaces {
  readonly subscribe: (listener: () => void) => () => void;
  readonly all: () => readonly CellPlace[];
  readonly add: (place: Omit<CellPlace, 'name'>) => CellPlace;
  readonly remove: (place: CellPlace) => void;
  /** React has filled so many of them, from the first on. */
  readonly tellFilled: (count: number) => void;
  readonly areFilled: () => boolean;
}

export function createCellPlaces(): CellPlaces {
  const listeners = new Set<() => void>();
  const places = new Set<CellPlace>();
  let shown: readonly CellPlace[] = [];
  let made = 0;
  let filled = 0;
  // React draws once for all that changes at once.
  const changed = () => {
    shown = [...places];
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    all: () => shown,
    add: (given) => {
      made += 1;
      const place = { ...given, name: String(made) };
      places.add(place);
      changed();
      return place;
    },
    remove: (place) => {
      places.delete(place);
      changed();
    },
    tellFilled: (count) => {
      filled = count;
    },
    areFilled: () => filled >= places.size,
  };
}
