import { Select } from 'antd';
import { isFoundIn } from '../../i18n';
import { FieldFrame, type FieldWords } from '../fields/field-frame';
import type { Option } from '../fields/select-field';
import { AntdTheme } from './antd-theme';
import styles from './search-select-field.module.css';

export interface SearchSelectFieldProps<Value extends string> extends FieldWords {
  readonly values: readonly Value[];
  readonly options: readonly Option<Value>[];
  readonly onChange: (values: readonly Value[]) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** Several of many, found by typing. For one of a few there is the lighter `SelectField`. */
export function SearchSelectField<Value extends string>(props: SearchSelectFieldProps<Value>) {
  const { label, hint, error, required, values, options, onChange, placeholder, disabled = false } = props;
  return (
    <AntdTheme>
      <FieldFrame label={label} hint={hint} error={error} required={required}>
        {(control) => (
          <Select<Value[]>
            {...control}
            mode="multiple"
            className={styles.select ?? ''}
            value={[...values]}
            options={options.map(({ value, label: words, disabled: barred = false }) => ({
              value,
              label: words,
              disabled: barred,
            }))}
            placeholder={placeholder}
            disabled={disabled}
            status={error ? 'error' : ''}
            showSearch={{ filterOption: (sought, option) => isFoundIn(sought, [String(option?.label ?? '')]) }}
            onChange={onChange}
          />
        )}
      </FieldFrame>
    </AntdTheme>
  );
}
