import { useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { SegmentedControl } from '@barnwatch/shared/ui';
import { type ReactNode, Suspense } from 'react';
import { IncidentListSkeleton } from '../../incident-records/lists/incident-list-skeleton';
import styles from './interventions-table.module.css';

export interface ListFormProps {
  /** The interventions as cards. */
  readonly cards: ReactNode;
  /** The same ones as a table, which is fetched when it is chosen. */
  readonly table: ReactNode;
}

/** Interventions as cards or as a table, as the address says (`form=table`). */
export function ListForm({ cards, table }: ListFormProps) {
  const { t } = useTexts('mf-incidents');
  const [address, setAddress] = useSearchParams();
  const form = address.get('form') === 'table' ? 'table' : 'cards';
  return (
    <div className={styles.list}>
      <SegmentedControl
        label={t('interventionsTable.form')}
        value={form}
        segments={[
          { value: 'cards', label: t('interventionsTable.cards'), icon: 'grid' },
          { value: 'table', label: t('interventionsTable.table'), icon: 'list' },
        ]}
        onChange={(next) =>
          setAddress((known) => withParameter(known, 'form', next === 'cards' ? null : next), { replace: true })
        }
      />
      {form === 'cards' ? cards : <Suspense fallback={<IncidentListSkeleton />}>{table}</Suspense>}
    </div>
  );
}
