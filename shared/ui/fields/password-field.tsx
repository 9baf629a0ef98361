import { useState } from 'react';
import { useTexts } from '../../i18n';
import { IconButton } from '../buttons/icon-button';
import { TextField, type TextFieldProps } from './text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'after' | 'autoComplete'> {
  /** Tells password managers whether to fill in or to offer a new one. */
  readonly purpose: 'current' | 'new';
}

/** A password that can be looked at. Paste and password managers are welcome. */
export function PasswordField({ purpose, ...rest }: PasswordFieldProps) {
  const { t } = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={`${purpose}-password`}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <IconButton
          icon={shown ? 'hide' : 'show'}
          name={shown ? t('form.hidePassword') : t('form.showPassword')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
