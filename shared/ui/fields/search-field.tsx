import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../i18n';
import { IconButton } from '../buttons/icon-button';
import { TextField, type TextFieldProps } from './text-field';
import { useTold } from './use-told';

/** Longer than any name; a pasted page of text must not go into an address. */
const mostCharacters = 200;

export type SearchFieldProps = Pick<
  TextFieldProps,
  'label' | 'hint' | 'value' | 'onChange' | 'placeholder' | 'disabled'
>;

/**
 * What a list is searched by. It clears at one press, and keeps the focus then. Where the words stand in the address,
 * they come back some time after they were typed: no letter is lost meanwhile.
 */
export function SearchField({ value: told, onChange: tell, ...rest }: SearchFieldProps) {
  const { t } = useTexts();
  const [value, onChange] = useTold(told, tell);
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
