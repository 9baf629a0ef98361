import { createContext } from 'react';

/** Called when a person seems to be about to open a path; the shell fetches the screen ahead. */
export const RouteIntentContext = createContext<(path: string) => void>(() => undefined);
