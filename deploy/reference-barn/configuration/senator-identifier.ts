/** A senator's globalUniqueIdentifier, the same everywhere: suites look for it under this one (spec 9). */
export const senatorIdentifier = '66';
