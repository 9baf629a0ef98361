import type { TextValues, Translate } from '@barnwatch/shared/i18n';
import { type DisplayNameProblem, longestDisplayName } from './display-name-rules';
import { type EmailProblem, longestEmail } from './email-rules';
import type { LocationProblem } from './location-rule';
import {
  type LoginPasswordProblem,
  type NewPasswordProblem,
  type PasswordRepetitionProblem,
  passwordLength,
  specialCharacters,
} from './password-rules';
import { type UsernameProblem, usernameLength } from './username-rules';

/** Everything that can be wrong in an identity form, by what it is wrong with. */
export interface IdentityProblems {
  readonly username: UsernameProblem;
  readonly email: EmailProblem;
  readonly newPassword: NewPasswordProblem;
  readonly passwordRepetition: PasswordRepetitionProblem;
  readonly loginPassword: LoginPasswordProblem;
  readonly displayName: DisplayNameProblem;
  readonly location: LocationProblem;
}

const values: Readonly<Record<keyof IdentityProblems, TextValues>> = {
  username: usernameLength,
  email: { most: longestEmail },
  newPassword: { ...passwordLength, characters: [...specialCharacters].join(' ') },
  passwordRepetition: {},
  loginPassword: {},
  displayName: { most: longestDisplayName },
  location: {},
};

/** The message of a rule that does not hold. `t` is that of the remote's texts. */
export function problemWords(what: keyof IdentityProblems, problem: string, t: Translate): string {
  return t(`identity.${what}.${problem}`, values[what]);
}
