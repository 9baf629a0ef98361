import type { QueryRequest } from '@barnwatch/shared/wire';

export const soughtTypes = ['barnIntervention', 'barnState', 'generic'] as const;

export const soughtStates = ['created', 'actionRequired', 'deadAnimalExists', 'faultExists'] as const;

/** So many of them; who has more open finds the others in the list. */
const mostFound = 200;

/**
 * What somebody has to do something about: nothing that is solved and waits to be closed, and no records of the
 * documentation, which are never closed.
 */
export const openQuestion: QueryRequest = {
  query: {
    type: { $in: [...soughtTypes] },
    state: { $in: [...soughtStates] },
    closedAt: { $exists: false },
  },
  order: [{ field: 'openedAt', direction: 'desc' }],
  limit: mostFound,
};
