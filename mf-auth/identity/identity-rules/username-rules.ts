import { lengthOf, type Rules } from './rule';

/** In characters (product 5.5). */
export const usernameLength = { least: 5, most: 20 } as const;

export type UsernameProblem = 'missing' | 'too-short' | 'too-long' | 'characters';

/**
 * A new user name (product 5.5). It is checked without spaces around it: phones like to end a suggested word with one.
 */
export const usernameRules: Rules<UsernameProblem> = [
  { problem: 'missing', holds: (name) => name !== '', typingOnHelps: true },
  { problem: 'characters', holds: (name) => /^[A-Za-z0-9._-]*$/.test(name), typingOnHelps: false },
  { problem: 'too-long', holds: (name) => lengthOf(name) <= usernameLength.most, typingOnHelps: false },
  { problem: 'too-short', holds: (name) => lengthOf(name) >= usernameLength.least, typingOnHelps: true },
];
