import { columnChoices } from './grid-layout';

/** What the address of the grid says. */
export interface GridAddress {
  /** A layout of this device; null for the default one. */
  readonly layoutId: string | null;
  /** The columns that a shared address asks for: null for the layout's, `auto` for the best fit. */
  readonly columns: (typeof columnChoices)[number] | 'auto' | null;
  /** From 1. */
  readonly page: number;
  readonly wall: boolean;
}

/** No barn has so many cameras. */
const mostPages = 1000;

/** Reads the query of an address; what is missing or wrong in it has its default. */
export function readGridAddress(query: URLSearchParams): GridAddress {
  const columns = query.get('columns');
  const page = Number(query.get('page') ?? '1');
  return {
    layoutId: query.get('layout') || null,
    columns: columns === 'auto' ? columns : (columnChoices.find((choice) => String(choice) === columns) ?? null),
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    wall: query.get('wall') === '1',
  };
}

/** The query with this in it; everything else stays. Defaults are left out. */
export function withGridAddress(query: URLSearchParams, address: GridAddress): URLSearchParams {
  const next = new URLSearchParams(query);
  const parts = {
    layout: address.layoutId,
    columns: address.columns === null ? null : String(address.columns),
    page: address.page > 1 ? String(address.page) : null,
    wall: address.wall ? '1' : null,
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
