import { createContext, useContext } from 'react';

/**
 * The query that the page was opened with, where it may hold a secret (`/ql/…`): the shell took it out of the address
 * bar and out of the history before anything else ran. Empty for every other address.
 */
export const ConcealedQueryContext = createContext('');

/** The query of the quick link that the page was opened with; empty when it was opened otherwise. */
export function useConcealedQuery(): string {
  return useContext(ConcealedQueryContext);
}
