import { useLayoutEffect } from 'react';
import { useSuite } from '../suite/suite-context';

/** Stands before a screen, so that what its first effects put into the page is counted as its own. */
export function CountedVisit({ part, screen }: { readonly part: string; readonly screen: string }) {
  const { leftovers } = useSuite();
  useLayoutEffect(() => leftovers.visit(part, screen), [leftovers, part, screen]);
  return null;
}
