import { useCallback, useEffect, useRef } from 'react';
import { createSearchParams, type URLSearchParamsInit, useSearchParams as useRouterQuery } from 'react-router-dom';

/** How a change is made. `state` goes with the entry of the history. */
export interface QueryChange {
  /** Takes the place of the last entry of the history instead of coming behind it. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

export type ChangeQuery = (
  next: URLSearchParamsInit | ((known: URLSearchParams) => URLSearchParamsInit),
  change?: QueryChange,
) => void;

/** A query with another value of one parameter; null takes the parameter out. */
export function withParameter(known: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(known);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

/**
 * The query of the address, and how to change it. A change by a function starts from what the address says by then:
 * the address changes at once, the screen is drawn some time later, and of two quick presses none undoes the other.
 */
export function useSearchParams(): readonly [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useRouterQuery();
  const latest = useRef(setQuery);
  useEffect(() => {
    latest.current = setQuery;
  }, [setQuery]);
  const change = useCallback<ChangeQuery>((next, options) => {
    const known = new URLSearchParams(location.search);
    const wanted = createSearchParams(typeof next === 'function' ? next(known) : next);
    // Browsers limit how often the address may change: writing what it says already is no change.
    const isSame = options?.replace === true && options.state === undefined && String(wanted) === String(known);
    if (!isSame) latest.current(wanted, options);
  }, []);
  return [query, change];
}
