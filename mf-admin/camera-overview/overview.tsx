import { useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { EmptyState, SearchField, useMediaQuery } from '@barnwatch/shared/ui';
import type { Camera } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';
import { CameraCards } from './camera-cards';
import styles from './camera-overview.module.css';
import { CameraTable } from './camera-table';
import { ManagementFailures } from './management-failures';
import { overviewRows } from './overview-row';
import { useManagement } from './use-management';

/** Narrower than this the table would have to be scrolled sideways: cards show the same. */
const phone = '(max-width: 767px)';

const longestSearch = 200;

export interface OverviewProps {
  readonly cameras: readonly Camera[];
  /** When the cameras were received, ms since 1970 UTC. */
  readonly receivedAt: number;
  readonly onSaved: () => void;
}

/** Search, count and the cameras: a table, on phones cards. */
export function Overview({ cameras, receivedAt, onSaved }: OverviewProps) {
  const { t } = useTexts('mf-admin');
  const [address, setAddress] = useSearchParams();
  const isPhone = useMediaQuery(phone);
  const { edits, save, dismiss } = useManagement(onSaved);
  const search = (address.get('search') ?? '').slice(0, longestSearch);
  const rows = useMemo(() => overviewRows(cameras, edits, receivedAt, search), [cameras, edits, receivedAt, search]);
  const setSearch = (text: string) =>
    setAddress((known) => withParameter(known, 'search', text === '' ? null : text), { replace: true });
  const Rows = isPhone ? CameraCards : CameraTable;
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField label={t('cameraOverview.search')} value={search} onChange={setSearch} />
        </div>
        <output className={styles.count}>
          {rows.length === cameras.length
            ? t('cameraOverview.count', { count: cameras.length })
            : t('cameraOverview.countOf', { shown: rows.length, total: cameras.length })}
        </output>
      </div>
      <ManagementFailures cameras={cameras} edits={edits} onRetry={save} onDismiss={dismiss} />
      {rows.length === 0 ? (
        <EmptyState icon="camera" hint={t('cameraOverview.noMatch', { search: search.trim() })} />
      ) : (
        <Rows rows={rows} onManage={save} />
      )}
    </>
  );
}
