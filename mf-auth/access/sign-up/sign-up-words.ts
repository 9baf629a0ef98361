import type { Translate } from '@barnwatch/shared/i18n';
import { type IdentityProblems, problemWords } from '../../identity/identity-rules/problem-words';
import type { PasswordMethod } from '../sign-in/typed-identity';
import type { SignUpField } from './sign-up-check';

const textFields = {
  displayName: 'displayName',
  password: 'newPassword',
  passwordRepetition: 'passwordRepetition',
  location: 'location',
} as const satisfies Partial<Record<SignUpField, keyof IdentityProblems>>;

/** What is wrong with a field of the registration, in words. */
export function signUpWords(method: PasswordMethod, field: SignUpField, problem: string, t: Translate): string {
  if (field === 'acceptEula') return t('toast.acceptEula');
  return problemWords(field === 'name' ? method : textFields[field], problem, t);
}
