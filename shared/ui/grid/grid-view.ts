/** By what a grid is sorted, the most important first. */
export interface GridSort {
  readonly id: string;
  readonly direction: 'asc' | 'desc';
}

/** What of its rows a grid shows, and in which order. */
export interface GridView {
  readonly sort: readonly GridSort[];
  /** What the words of a column must contain, by the column's id. */
  readonly filters: Readonly<Record<string, string>>;
  /** Counted from 1. */
  readonly page: number;
}

/** Another view, made from what is shown by then: of two quick presses none undoes the other. */
export type ChangeView = (change: (known: GridView) => GridView) => void;

/** All rows as they come, from their beginning. */
export const wholeView: GridView = { sort: [], filters: {}, page: 1 };

/** `severity.desc,title`: as it stands in an address. */
export function sortText(sort: readonly GridSort[]): string {
  return sort.map(({ id, direction }) => (direction === 'desc' ? `${id}.desc` : id)).join(',');
}

/** Reads what `sortText` wrote; what is no known column, or comes twice, is left out. */
export function readSort(text: string, ids: readonly string[]): readonly GridSort[] {
  const known = new Set<string>();
  return text.split(',').flatMap((part): readonly GridSort[] => {
    const id = part.replace(/\.desc$/, '');
    if (!ids.includes(id) || known.has(id)) return [];
    known.add(id);
    return [{ id, direction: part === id ? 'asc' : 'desc' }];
  });
}

/** Unlike for unlike filters. */
export function filterText(filters: Readonly<Record<string, string>>): string {
  return JSON.stringify(
    Object.entries(filters)
      .filter(([, wanted]) => wanted !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
