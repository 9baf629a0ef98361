import type { FormState } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { PasswordField } from '@barnwatch/shared/ui';
import { PasswordStrength } from './password-strength';

export interface NewPasswords {
  readonly password: string;
  readonly passwordRepetition: string;
}

export const noPasswords: NewPasswords = { password: '', passwordRepetition: '' };

export interface NewPasswordFieldsProps {
  readonly passwords: NewPasswords;
  readonly onChange: (passwords: NewPasswords) => void;
  readonly form: Pick<FormState<keyof NewPasswords, unknown>, 'errorAt' | 'onLeave'>;
}

/** A new password, what it needs, and the same again. Password managers fill both. */
export function NewPasswordFields({ passwords, onChange, form }: NewPasswordFieldsProps) {
  const { t } = useTexts('mf-auth');
  const { password, passwordRepetition } = passwords;
  return (
    <>
      <PasswordField
        purpose="new"
        label={t('signUp.password')}
        name="password"
        value={password}
        onBlur={form.onLeave('password')}
        onChange={(value) => onChange({ ...passwords, password: value })}
        error={form.errorAt('password')}
      />
      <PasswordStrength password={password} />
      <PasswordField
        purpose="new"
        label={t('signUp.passwordRepetition')}
        name="passwordRepetition"
        value={passwordRepetition}
        onBlur={form.onLeave('passwordRepetition')}
        onChange={(value) => onChange({ ...passwords, passwordRepetition: value })}
        error={form.errorAt('passwordRepetition')}
      />
    </>
  );
}
