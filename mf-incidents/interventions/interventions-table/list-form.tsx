import { useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { SegmentedControl, useMediaQuery } from '@barnwatch/shared/ui';
import { type ReactNode, Suspense } from 'react';
import { IncidentListSkeleton } from '../../incident-records/lists/incident-list-skeleton';
import styles from './interventions-table.module.css';

export interface ListFormProps {
  /** The interventions as cards. */
  readonly cards: ReactNode;
  /** The same ones as a table, which is fetched when it is chosen. */
  readonly table: ReactNode;
}

type Form = 'cards' | 'table';

function useListForm(): readonly [Form, (form: Form) => void] {
  const [address, setAddress] = useSearchParams();
  const form = address.get('form') === 'table' ? 'table' : 'cards';
  const choose = (next: Form) =>
    setAddress((known) => withParameter(known, 'form', next === 'cards' ? null : next), { replace: true });
  return [form, choose];
}

/** Interventions as cards or as a table, as the address says (`form=table`). */
export function ListForm({ cards, table }: ListFormProps) {
  const [form] = useListForm();
  return (
    <div className={styles.list}>
      {form === 'cards' ? cards : <Suspense fallback={<IncidentListSkeleton />}>{table}</Suspense>}
    </div>
  );
}

/** Which of them, in the row of the tabs: the list itself begins right below. */
export function ListFormSwitch() {
  const { t } = useTexts('mf-incidents');
  const [form, choose] = useListForm();
  // Words alone: with drawings both would not fit beside the tabs.
  const isPhone = useMediaQuery('(max-width: 479px)');
  return (
    <SegmentedControl
      label={t('interventionsTable.form')}
      value={form}
      segments={[
        { value: 'cards', label: t('interventionsTable.cards'), ...(!isPhone && { icon: 'grid' }) },
        { value: 'table', label: t('interventionsTable.table'), ...(!isPhone && { icon: 'list' }) },
      ]}
      onChange={choose}
    />
  );
}
