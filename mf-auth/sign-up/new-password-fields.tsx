import { useTexts } from '@barnwatch/shared/i18n';
import { PasswordField } from '@barnwatch/shared/ui';
import { newPasswordRules, passwordRepetitionRules } from '../identity-rules/password-rules';
import { problemWords } from '../identity-rules/problem-words';
import type { LeftFields } from '../identity-rules/use-left-fields';
import { PasswordStrength } from './password-strength';

export interface NewPasswords {
  readonly password: string;
  readonly passwordRepetition: string;
}

export const noPasswords: NewPasswords = { password: '', passwordRepetition: '' };

export interface NewPasswordFieldsProps {
  readonly passwords: NewPasswords;
  readonly onChange: (passwords: NewPasswords) => void;
  readonly fields: LeftFields<'password' | 'passwordRepetition' | 'name' | 'displayName'>;
}

/** A new password, what it needs, and the same again. Password managers fill both. */
export function NewPasswordFields({ passwords, onChange, fields }: NewPasswordFieldsProps) {
  const { t } = useTexts('mf-auth');
  const { password, passwordRepetition } = passwords;
  const problem = fields.shown('password', newPasswordRules, password);
  const repetitionProblem = fields.shown('passwordRepetition', passwordRepetitionRules(password), passwordRepetition);
  return (
    <>
      <PasswordField
        purpose="new"
        label={t('signUp.password')}
        name="password"
        value={password}
        onBlur={fields.onLeave('password')}
        onChange={(value) => onChange({ ...passwords, password: value })}
        error={problem === null ? undefined : problemWords('newPassword', problem, t)}
      />
      <PasswordStrength password={password} />
      <PasswordField
        purpose="new"
        label={t('signUp.passwordRepetition')}
        name="passwordRepetition"
        value={passwordRepetition}
        onBlur={fields.onLeave('passwordRepetition')}
        onChange={(value) => onChange({ ...passwords, passwordRepetition: value })}
        error={repetitionProblem === null ? undefined : problemWords('passwordRepetition', repetitionProblem, t)}
      />
    </>
  );
}
