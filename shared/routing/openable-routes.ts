import { createContext, useContext } from 'react';

/** Answers whether an address of the suite (path, with or without query) leads to a screen that one may open. */
export type CanOpen = (address: string) => boolean;

/** Filled by the shell from the registry. Without it nothing can be opened: no link is offered that leads nowhere. */
export const OpenableRoutesContext = createContext<CanOpen>(() => false);

/**
 * Whether an address leads to a screen of this deployment that the account may open. A screen offers the way to
 * another remote by this, and the way appears by itself with the remote that brings the screen.
 */
export function useCanOpen(): CanOpen {
  return useContext(OpenableRoutesContext);
}
