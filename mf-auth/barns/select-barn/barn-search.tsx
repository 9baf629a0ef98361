import { useTexts } from '@barnwatch/shared/i18n';
import { Button, SearchField } from '@barnwatch/shared/ui';
import styles from './select-barn.module.css';

export interface BarnSearchProps {
  readonly search: string;
  readonly shown: number;
  readonly total: number;
  /** Barns that do not fit their group any more. */
  readonly misplaced: number;
  readonly onChange: (search: string) => void;
  readonly onRegroup: () => void;
}

export function BarnSearch({ search, shown, total, misplaced, onChange, onRegroup }: BarnSearchProps) {
  const { t } = useTexts('mf-auth');
  return (
    <search className={styles.tools}>
      <div className={styles.search}>
        <SearchField label={t('selectBarn.search')} value={search} onChange={onChange} />
      </div>
      <output className={styles.count}>
        {shown === total ? t('selectBarn.count', { count: total }) : t('selectBarn.countOf', { shown, total })}
      </output>
      <Button icon="sort" disabled={misplaced === 0} onClick={onRegroup}>
        {t('selectBarn.regroup')}
      </Button>
    </search>
  );
}
