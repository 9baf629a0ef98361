import { useTexts } from '@barnwatch/shared/i18n';
import { Button, SelectField } from '@barnwatch/shared/ui';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { AccessChange } from '../access/access-changes';
import styles from './authorization.module.css';

export interface AddSelectProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
  readonly what: AccessChange['what'];
  /** Ids of those that the changes give already, one a line: the same words for as long as they are the same. */
  readonly given: string;
  readonly onAdd: (what: AccessChange['what'], id: string) => void;
}

/** What an account may be given, one at a time. With the same options it is not drawn again: there are hundreds of them. */
export const AddSelect = memo(function SelectToAdd({ label, options, what, given, onAdd }: AddSelectProps) {
  const { t } = useTexts('mf-admin');
  const [chosen, setChosen] = useState('');
  // What was added is seen among the changes before it is gone from here.
  const gone = useDeferredValue(given);
  const open = useMemo(() => {
    const ids = new Set(gone.split('\n'));
    return [{ value: '', label: t('accountAccess.choose') }, ...options.filter(({ value }) => !ids.has(value))];
  }, [options, gone, t]);
  const option = chosen === '' ? undefined : open.find(({ value }) => value === chosen);
  if (open.length === 1) return null;
  return (
    <div className={styles.add}>
      <div className={styles.search}>
        <SelectField
          label={label}
          hint={option?.hint}
          value={option?.value ?? ''}
          options={open}
          onChange={setChosen}
        />
      </div>
      <Button
        icon="add"
        disabled={!option}
        onClick={() => {
          if (option) onAdd(what, option.value);
          setChosen('');
        }}
      >
        {t('accountAccess.add')}
      </Button>
    </div>
  );
});
