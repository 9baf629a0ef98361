import { createContext } from 'react';

/** Whether parts wait for each other, to be drawn together. */
export const GatheringContext = createContext(false);
