import { useSearchParams } from '@barnwatch/shared/routing';
import { useCallback, useMemo } from 'react';
import { type GridAddress, readGridAddress, withGridAddress } from './grid-address';

/** What the address says. A change replaces the address: the way back leads to the screen before the grid. */
export function useGridAddress(): readonly [GridAddress, (change: Partial<GridAddress>) => void] {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readGridAddress(query), [query]);
  const change = useCallback(
    (part: Partial<GridAddress>) =>
      setQuery((before) => withGridAddress(before, { ...readGridAddress(before), ...part }), { replace: true }),
    [setQuery],
  );
  return [address, change];
}

/** What the address says this very moment: a layout that was just chosen is in it before the grid is drawn anew. */
export function currentGridAddress(): GridAddress {
  return readGridAddress(new URLSearchParams(location.search));
}
