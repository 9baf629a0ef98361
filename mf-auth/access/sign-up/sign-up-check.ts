import type { SignUp } from '@barnwatch/shared/auth-client';
import * as v from 'valibot';
import { eulaRule } from '../../identity/eula/eula-rule';
import type { Terms } from '../../identity/eula/use-terms';
import { optionalDisplayNameRules } from '../../identity/identity-rules/display-name-rules';
import { emailRules } from '../../identity/identity-rules/email-rules';
import type { LocationProblem } from '../../identity/identity-rules/location-rule';
import { newPasswordRules, passwordRepetitionRules } from '../../identity/identity-rules/password-rules';
import { type FormRules, formRules } from '../../identity/identity-rules/rule';
import { usernameRules } from '../../identity/identity-rules/username-rules';
import type { PasswordMethod, TypedIdentity } from '../sign-in/typed-identity';
import type { NewPasswords } from './new-password-fields';

/** What a person has entered to register. */
export interface SignUpEntry {
  readonly method: PasswordMethod;
  readonly typed: TypedIdentity;
  readonly password: string;
  readonly passwordRepetition: string;
  readonly acceptEula: boolean;
}

/** What the rules look at, by field. */
export interface SignUpValues extends NewPasswords {
  /** User name or address, without spaces around it. */
  readonly name: string;
  readonly displayName: string;
  readonly acceptEula: boolean;
  readonly location: LocationProblem | null;
}

export type SignUpField = keyof SignUpValues;

/** @param location what is wrong with the instance that one registers at */
export function signUpValues(entry: SignUpEntry, location: LocationProblem | null): SignUpValues {
  const { method, typed, password, passwordRepetition, acceptEula } = entry;
  const displayName = method === 'username' ? typed.displayName.trim() : '';
  return { name: typed[method].trim(), displayName, password, passwordRepetition, acceptEula, location };
}

/** Every rule of a registration, by field. */
export function signUpRules(method: PasswordMethod, password: string, terms: Terms): FormRules {
  return formRules(
    {
      name: method === 'username' ? usernameRules : emailRules,
      displayName: optionalDisplayNameRules,
      password: newPasswordRules,
      passwordRepetition: passwordRepetitionRules(password),
    },
    { acceptEula: eulaRule(terms), location: v.null('missing') },
  );
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
