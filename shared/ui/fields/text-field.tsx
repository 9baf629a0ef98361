import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-names';
import styles from './field.module.css';
import { FieldFrame, type FieldWords } from './field-frame';

export interface TextFieldProps
  extends FieldWords,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'onChange' | 'id' | 'className' | 'style' | 'required' | 'children'
    > {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly icon?: IconName;
  /** Inside the box, after the text: a small button. */
  readonly after?: ReactNode;
}

export function TextField({ label, hint, error, required, value, onChange, icon, after, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={styles.box}>
          {icon && <Icon name={icon} size={18} className={styles.icon} />}
          <input
            type="text"
            {...rest}
            {...control}
            className={styles.control}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {after}
        </div>
      )}
    </FieldFrame>
  );
}
