import type { SignUp } from '@barnwatch/shared/auth-client';
import type { Terms } from '../eula/use-terms';
import { optionalDisplayNameRules } from '../identity-rules/display-name-rules';
import { emailRules } from '../identity-rules/email-rules';
import { newPasswordRules, passwordRepetitionRules } from '../identity-rules/password-rules';
import { firstProblem } from '../identity-rules/rule';
import { usernameRules } from '../identity-rules/username-rules';
import type { PasswordMethod, TypedIdentity } from '../sign-in/typed-identity';

/** What a person has entered to register. */
export interface SignUpEntry {
  readonly method: PasswordMethod;
  readonly typed: TypedIdentity;
  readonly password: string;
  readonly passwordRepetition: string;
  readonly acceptEula: boolean;
}

/** Whether every rule holds, so that it may be sent. */
export function isSignUpComplete(entry: SignUpEntry, terms: Terms): boolean {
  const { method, typed, password, passwordRepetition, acceptEula } = entry;
  const name =
    method === 'username'
      ? firstProblem(usernameRules, typed.username.trim())
      : firstProblem(emailRules, typed.email.trim());
  const displayName = method === 'username' ? firstProblem(optionalDisplayNameRules, typed.displayName.trim()) : null;
  const passwords =
    firstProblem(newPasswordRules, password) ?? firstProblem(passwordRepetitionRules(password), passwordRepetition);
  const agreed = terms === 'none' || (terms === 'to-accept' && acceptEula);
  return name === null && displayName === null && passwords === null && agreed;
}

/** What is sent: names without the spaces around them, passwords as they were typed. */
export function signUpData({ method, typed, password, passwordRepetition, acceptEula }: SignUpEntry): SignUp {
  const common = { password, passwordRepetition, acceptEula };
  switch (method) {
    case 'username':
      return { kind: method, username: typed.username.trim(), displayName: typed.displayName.trim(), ...common };
    case 'email':
      return { kind: method, email: typed.email.trim(), ...common };
  }
}
