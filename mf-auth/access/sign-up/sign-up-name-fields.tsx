import type { FormState } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { TextField } from '@barnwatch/shared/ui';
import type { Ref } from 'react';
import { longestDisplayName } from '../../identity/identity-rules/display-name-rules';
import { usernameLength } from '../../identity/identity-rules/username-rules';
import type { PasswordMethod, TypedIdentity } from '../sign-in/typed-identity';

export interface SignUpNameFieldsProps {
  readonly method: PasswordMethod;
  readonly typed: TypedIdentity;
  readonly onTyped: (typed: TypedIdentity) => void;
  readonly firstField: Ref<HTMLInputElement>;
  readonly form: Pick<FormState<'name' | 'displayName', unknown>, 'errorAt' | 'onLeave'>;
}

/** Who one is going to be: an e-mail address, or a user name and how others see it. */
export function SignUpNameFields(props: SignUpNameFieldsProps) {
  return props.method === 'email' ? <EmailField {...props} /> : <UsernameFields {...props} />;
}

/** As typed by hand on a phone: no capital letters, no corrections. */
const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

function EmailField({ typed, onTyped, firstField, form }: SignUpNameFieldsProps) {
  const { t } = useTexts('mf-auth');
  return (
    <TextField
      {...asTyped}
      ref={firstField}
      type="email"
      label={t('signUp.email')}
      name="email"
      autoComplete="email"
      value={typed.email}
      onBlur={form.onLeave('name')}
      onChange={(value) => onTyped({ ...typed, email: value })}
      error={form.errorAt('name')}
    />
  );
}

function UsernameFields({ typed, onTyped, firstField, form }: SignUpNameFieldsProps) {
  const { t } = useTexts('mf-auth');
  return (
    <>
      <TextField
        {...asTyped}
        ref={firstField}
        label={t('signUp.username')}
        hint={t('signUp.usernameHint', usernameLength)}
        name="username"
        autoComplete="username"
        value={typed.username}
        onBlur={form.onLeave('name')}
        onChange={(value) => onTyped({ ...typed, username: value })}
        error={form.errorAt('name')}
      />
      <TextField
        label={t('signUp.displayName')}
        hint={t('signUp.displayNameHint', { most: longestDisplayName })}
        name="displayName"
        autoComplete="name"
        value={typed.displayName}
        onBlur={form.onLeave('displayName')}
        onChange={(value) => onTyped({ ...typed, displayName: value })}
        error={form.errorAt('displayName')}
      />
    </>
  );
}
