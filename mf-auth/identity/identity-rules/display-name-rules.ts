import { isLineOfText } from '@barnwatch/shared/forms';
import { lengthOf, type Rules } from './rule';

/** In characters (product 5.4). */
export const longestDisplayName = 30;

export type DisplayNameProblem = 'missing' | 'too-long' | 'invalid';

/** At registration a display name is optional (product 5.4). It is checked without spaces around it, as it is sent. */
export const optionalDisplayNameRules: Rules<'too-long' | 'invalid'> = [
  { problem: 'too-long', holds: (name) => lengthOf(name) <= longestDisplayName, typingOnHelps: false },
  { problem: 'invalid', holds: isLineOfText, typingOnHelps: false },
];

/** For an account at a barn it is required (product 5.4). */
export const displayNameRules: Rules<DisplayNameProblem> = [
  { problem: 'missing', holds: (name) => name !== '', typingOnHelps: true },
  ...optionalDisplayNameRules,
];
