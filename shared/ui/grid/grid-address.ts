import { useCallback, useMemo } from 'react';
import { useSearchParams, withParameter } from '../../routing';
import { type ChangeView, type GridView, readSort, sortText } from './grid-view';

/** A parameter per column that is filtered. */
const filterPrefix = 'filter.';

/** No more of a filter is read: what is longer nobody typed. */
const longestFilter = 200;

/** What an address says of a grid (`?sort=severity.desc,title&filter.title=pen&page=2`); what it cannot mean is left out. */
export function viewOfAddress(address: URLSearchParams, ids: readonly string[]): GridView {
  const page = Number(address.get('page'));
  return {
    sort: readSort(address.get('sort') ?? '', ids),
    filters: Object.fromEntries(
      ids.flatMap((id) => {
        const wanted = address.get(filterPrefix + id)?.slice(0, longestFilter);
        return wanted ? [[id, wanted]] : [];
      }),
    ),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The same address with what a grid shows; what is as from the beginning needs no word. */
export function addressOfView(address: URLSearchParams, { sort, filters, page }: GridView, ids: readonly string[]) {
  const parameters: readonly (readonly [string, string])[] = [
    ['sort', sortText(sort)],
    ['page', page === 1 ? '' : String(page)],
    ...ids.map((id) => [filterPrefix + id, filters[id] ?? ''] as const),
  ];
  return parameters.reduce(
    (known, [name, value]) => withParameter(known, name, value === '' ? null : value),
    new URLSearchParams(address),
  );
}

/**
 * Order, filters and page of a grid, kept in the address: a reload, the way back and a copied link lead to the same rows.
 *
 * @param ids columns, in any order; the same array for as long as nothing changes
 */
export function useGridAddress(ids: readonly string[]): readonly [GridView, ChangeView] {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => viewOfAddress(address, ids), [address, ids]);
  const change = useCallback<ChangeView>(
    (changed) =>
      setAddress((known) => addressOfView(known, changed(viewOfAddress(known, ids)), ids), { replace: true }),
    [setAddress, ids],
  );
  return [view, change];
}
