import { useSearchParams } from '@barnwatch/shared/routing';
import { useCallback, useMemo } from 'react';
import { type GridAddress, readGridAddress, withGridAddress } from './grid-address';

/** A part of it, or what is to be of it by what it says by then. */
export type GridAddressChange = Partial<GridAddress> | ((known: GridAddress) => Partial<GridAddress>);

/** What the address says. A change replaces the address: the way back leads to the screen before the grid. */
export function useGridAddress(): readonly [GridAddress, (change: GridAddressChange) => void] {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readGridAddress(query), [query]);
  const change = useCallback(
    (part: GridAddressChange) =>
      setQuery(
        (before) => {
          const known = readGridAddress(before);
          return withGridAddress(before, { ...known, ...(typeof part === 'function' ? part(known) : part) });
        },
        { replace: true },
      ),
    [setQuery],
  );
  return [address, change];
}

/** What the address says this very moment: a layout that was just chosen is in it before the grid is drawn anew. */
export function currentGridAddress(): GridAddress {
  return readGridAddress(new URLSearchParams(location.search));
}
