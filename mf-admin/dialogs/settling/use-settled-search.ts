import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { useEffect, useState } from 'react';
import { useSettled } from './use-settled';

/** Longer than any name: what is longer nobody typed. */
const longestSearch = 200;

export interface SettledSearch {
  /** What stands in the field. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** What the list is searched by, once nobody types. */
  readonly sought: string;
}

/**
 * What a list is searched by, kept in the address (`?search=`): whoever comes back goes on where they were. Written once
 * typing pauses: a browser takes as long to change an address as a letter has until it is seen.
 */
export function useSettledSearch(): SettledSearch {
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState(() => (address.get('search') ?? '').slice(0, longestSearch));
  const sought = useSettled(typed);
  useEffect(() => {
    setAddress((known) => withParameter(known, 'search', sought === '' ? null : sought), { replace: true });
  }, [sought, setAddress]);
  return { typed, setTyped, sought };
}
