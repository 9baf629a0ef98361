import { useTexts } from '@barnwatch/shared/i18n';
import { TextField } from '@barnwatch/shared/ui';
import { longestDisplayName, optionalDisplayNameRules } from '../identity-rules/display-name-rules';
import { emailRules } from '../identity-rules/email-rules';
import { problemWords } from '../identity-rules/problem-words';
import type { LeftFields } from '../identity-rules/use-left-fields';
import { usernameLength, usernameRules } from '../identity-rules/username-rules';
import type { PasswordMethod, TypedIdentity } from '../sign-in/typed-identity';

export interface SignUpNameFieldsProps {
  readonly method: PasswordMethod;
  readonly typed: TypedIdentity;
  readonly onTyped: (typed: TypedIdentity) => void;
  /** The name or address that the instance has said belongs to someone. */
  readonly inUse: string | null;
  readonly fields: LeftFields<'password' | 'passwordRepetition' | 'name' | 'displayName'>;
}

/** Who one is going to be: an e-mail address, or a user name and how others see it. */
export function SignUpNameFields(props: SignUpNameFieldsProps) {
  return props.method === 'email' ? <EmailField {...props} /> : <UsernameFields {...props} />;
}

/** As typed by hand on a phone: no capital letters, no corrections. */
const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

function EmailField({ typed, onTyped, inUse, fields }: SignUpNameFieldsProps) {
  const { t } = useTexts('mf-auth');
  const email = typed.email.trim();
  const problem = fields.shown('name', emailRules, email);
  const isInUse = inUse !== null && inUse === email;
  const error = problem === null ? isInUse && t('signUp.emailInUse') : problemWords('email', problem, t);
  return (
    <TextField
      {...asTyped}
      type="email"
      label={t('signUp.email')}
      name="email"
      autoComplete="email"
      value={typed.email}
      onBlur={fields.onLeave('name')}
      onChange={(value) => onTyped({ ...typed, email: value })}
      error={error || undefined}
    />
  );
}

function UsernameFields({ typed, onTyped, inUse, fields }: SignUpNameFieldsProps) {
  const { t } = useTexts('mf-auth');
  const username = typed.username.trim();
  const problem = fields.shown('name', usernameRules, username);
  const isInUse = inUse !== null && inUse === username;
  const error = problem === null ? isInUse && t('signUp.usernameInUse') : problemWords('username', problem, t);
  const displayNameProblem = fields.shown('displayName', optionalDisplayNameRules, typed.displayName.trim());
  return (
    <>
      <TextField
        {...asTyped}
        label={t('signUp.username')}
        hint={t('signUp.usernameHint', usernameLength)}
        name="username"
        autoComplete="username"
        value={typed.username}
        onBlur={fields.onLeave('name')}
        onChange={(value) => onTyped({ ...typed, username: value })}
        error={error || undefined}
      />
      <TextField
        label={t('signUp.displayName')}
        hint={t('signUp.displayNameHint', { most: longestDisplayName })}
        name="displayName"
        autoComplete="name"
        value={typed.displayName}
        onBlur={fields.onLeave('displayName')}
        onChange={(value) => onTyped({ ...typed, displayName: value })}
        error={displayNameProblem === null ? undefined : problemWords('displayName', displayNameProblem, t)}
      />
    </>
  );
}
