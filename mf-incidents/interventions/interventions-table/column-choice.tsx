import { useTexts } from '@barnwatch/shared/i18n';
import { Checkbox } from '@barnwatch/shared/ui';
import styles from './interventions-table.module.css';
import { columnTitle, type TableColumnName } from './table-columns';

export interface ColumnChoiceProps {
  /** Columns that this table has. */
  readonly offered: readonly TableColumnName[];
  readonly shown: readonly TableColumnName[];
  readonly onChange: (shown: readonly TableColumnName[]) => void;
}

/** Which columns are shown. The last one stays: a table without columns says nothing. */
export function ColumnChoice({ offered, shown, onChange }: ColumnChoiceProps) {
  const { t } = useTexts('mf-incidents');
  return (
    <details className={styles.choice}>
      <summary>{t('interventionsTable.columns')}</summary>
      <div className={styles.columns}>
        {offered.map((name) => (
          <Checkbox
            key={name}
            label={columnTitle(name, t)}
            checked={shown.includes(name)}
            disabled={shown.length === 1 && shown.includes(name)}
            onChange={(isChosen) =>
              onChange(offered.filter((other) => (other === name ? isChosen : shown.includes(other))))
            }
          />
        ))}
      </div>
    </details>
  );
}
