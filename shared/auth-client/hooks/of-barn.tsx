import { createContext, type ReactNode, useContext } from 'react';
import { selectedBarnIdAtom } from '../instances/instance-atoms';
import { useClientState } from './use-client-state';

const MeantBarn = createContext<string | null>(null);

/**
 * Everything below means this barn where it names none, whichever is selected: what is done of several barns, one after
 * the other, while somebody is at one of them.
 */
export function OfBarn({ instanceId, children }: { readonly instanceId: string; readonly children: ReactNode }) {
  return <MeantBarn value={instanceId}>{children}</MeantBarn>;
}

/** The barn that is meant where none is named; undefined where that is the selected one. */
export function useNamedBarnId(): string | undefined {
  return useContext(MeantBarn) ?? undefined;
}

/** The barn that is meant where none is named; null without one. */
export function useMeantBarnId(): string | null {
  const selected = useClientState(selectedBarnIdAtom);
  return useContext(MeantBarn) ?? selected;
}
