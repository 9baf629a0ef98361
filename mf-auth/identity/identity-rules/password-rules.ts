import { lengthOf, type Rules } from './rule';

/** In characters (product 5.3). */
export const passwordLength = { least: 8, most: 70 } as const;

/** The fixed set of product 5.3, as the contract decides it: the 32 signs of ASCII, which every keyboard has. */
export const specialCharacters = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

export type NewPasswordProblem =
  | 'missing'
  | 'invalid'
  | 'too-long'
  | 'too-short'
  | 'no-lowercase'
  | 'no-uppercase'
  | 'no-number'
  | 'no-special';

/**
 * A new password (product 5.3). It is taken as typed, spaces around it included. "Invalid" are control characters and
 * halves of characters: what a paste can bring and nobody can type again.
 */
export const newPasswordRules: Rules<NewPasswordProblem> = [
  { problem: 'missing', holds: (password) => password !== '', typingOnHelps: true },
  { problem: 'invalid', holds: (password) => !/[\p{Cc}\p{Cs}]/u.test(password), typingOnHelps: false },
  { problem: 'too-long', holds: (password) => lengthOf(password) <= passwordLength.most, typingOnHelps: false },
  { problem: 'too-short', holds: (password) => lengthOf(password) >= passwordLength.least, typingOnHelps: true },
  { problem: 'no-lowercase', holds: (password) => /[a-z]/.test(password), typingOnHelps: true },
  { problem: 'no-uppercase', holds: (password) => /[A-Z]/.test(password), typingOnHelps: true },
  { problem: 'no-number', holds: (password) => /[0-9]/.test(password), typingOnHelps: true },
  {
    problem: 'no-special',
    holds: (password) => [...specialCharacters].some((sign) => password.includes(sign)),
    typingOnHelps: true,
  },
];

export type PasswordRepetitionProblem = 'missing' | 'different';

/** The repetition of a new password. */
export function passwordRepetitionRules(password: string): Rules<PasswordRepetitionProblem> {
  return [
    { problem: 'missing', holds: (repetition) => repetition !== '', typingOnHelps: true },
    { problem: 'different', holds: (repetition) => password.startsWith(repetition), typingOnHelps: false },
    { problem: 'different', holds: (repetition) => repetition === password, typingOnHelps: true },
  ];
}

export type LoginPasswordProblem = 'missing';

/**
 * For signing in a password only has to be there (product 5.3): older accounts may have one that breaks the present
 * rules.
 */
export const loginPasswordRules: Rules<LoginPasswordProblem> = [
  { problem: 'missing', holds: (password) => password !== '', typingOnHelps: true },
];
