/** A senator's globalUniqueIdentifier, the same everywhere: suites look for it under this one (product 9.17). */
export const senatorIdentifier = '66';
