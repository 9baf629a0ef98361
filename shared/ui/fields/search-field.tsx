import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../i18n';
import { IconButton } from '../buttons/icon-button';
import { TextField, type TextFieldProps } from './text-field';

/** Longer than any name; a pasted page of text must not go into an address. */
const mostCharacters = 200;

export type SearchFieldProps = Pick<
  TextFieldProps,
  'label' | 'hint' | 'value' | 'onChange' | 'placeholder' | 'disabled'
>;

/** What a list is searched by. It clears at one press, and keeps the focus then. */
export function SearchField({ value, onChange, ...rest }: SearchFieldProps) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const clear: ReactNode = value !== '' && (
    <IconButton
      icon="close"
      name={t('form.clearSearch')}
      onClick={() => {
        onChange('');
        field.current?.focus();
      }}
    />
  );
  return (
    <TextField
      {...rest}
      ref={field}
      type="search"
      icon="search"
      value={value}
      onChange={onChange}
      autoComplete="off"
      maxLength={mostCharacters}
      after={clear}
    />
  );
}
