import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton, TextField } from '@barnwatch/shared/ui';
import styles from './select-barn.module.css';

export interface BarnSearchProps {
  readonly search: string;
  readonly shown: number;
  readonly total: number;
  readonly onChange: (search: string) => void;
}

export function BarnSearch({ search, shown, total, onChange }: BarnSearchProps) {
  const { t } = useTexts('mf-auth');
  const clear = <IconButton icon="close" name={t('selectBarn.clearSearch')} onClick={() => onChange('')} />;
  return (
    <search className={styles.tools}>
      <div className={styles.search}>
        <TextField
          type="search"
          label={t('selectBarn.search')}
          icon="search"
          value={search}
          onChange={onChange}
          autoComplete="off"
          maxLength={200}
          {...(search === '' ? {} : { after: clear })}
        />
      </div>
      <output className={styles.count}>
        {shown === total ? t('selectBarn.count', { count: total }) : t('selectBarn.countOf', { shown, total })}
      </output>
    </search>
  );
}
