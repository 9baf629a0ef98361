import type { Translate } from '@barnwatch/shared/i18n';
import { type EmailProblem, emailRules } from '../../identity/identity-rules/email-rules';
import { problemWords } from '../../identity/identity-rules/problem-words';
import type { Rules } from '../../identity/identity-rules/rule';
import type { PasswordMethod } from './typed-identity';

/** A user name only has to be there: older accounts may have one that breaks the rules of new ones. */
const existingUsernameRules: Rules<'missing'> = [
  { problem: 'missing', holds: (name) => name !== '', typingOnHelps: true },
];

/** The name that one signs in with, by method; checked without spaces around it. */
export const loginNameRules: Readonly<Record<PasswordMethod, Rules<EmailProblem>>> = {
  username: existingUsernameRules,
  email: emailRules,
};

/** What is wrong with it, in words. */
export function loginNameWords(method: PasswordMethod, problem: string, t: Translate): string {
  return method === 'username' ? t('signIn.usernameMissing') : problemWords('email', problem, t);
}
