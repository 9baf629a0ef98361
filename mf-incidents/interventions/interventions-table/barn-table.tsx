import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { formatNumber, useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { EmptyState, RequestFailure } from '@barnwatch/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { countWords } from '../../incident-records/lists/count-words';
import { IncidentListSkeleton } from '../../incident-records/lists/incident-list-skeleton';
import { ListStatus } from '../../incident-records/lists/list-status';
import { useIncidentList } from '../../incident-records/lists/use-incident-list';
import type { IncidentSelection } from '../../incident-records/record/incident-query';
import { largestPage } from '../../incident-records/record/read-incidents';
import { useRefreshAfterSending } from '../../writing/outbox/use-refresh-after-sending';
import type { GlobalIntervention } from '../all-barns/merged-interventions';
import { InterventionsTable } from './interventions-table';

export interface BarnTableProps {
  readonly barn: InstanceView;
  readonly selection: IncidentSelection;
  /** What it means that there is none. */
  readonly emptyHint: string;
}

/**
 * The interventions of a barn as a table: the very list of the cards, with its age, and with what the device has kept of
 * it where the barn is not there. It sorts and filters all of them: what goes on is read on by itself.
 */
export function BarnTable({ barn, selection, emptyHint }: BarnTableProps) {
  const { t } = useTexts('mf-incidents');
  const { language } = useLanguage();
  const [wanted, setWanted] = useState(largestPage);
  const { known, error, refreshing, behind, refresh } = useIncidentList(selection, { wanted, keep: true });
  useRefreshAfterSending(refresh);
  const list = known?.list ?? null;
  if (list !== null && error === null && !list.isComplete && list.read >= wanted) {
    setWanted(Number.POSITIVE_INFINITY);
  }
  useReadOnOnce(wanted === largestPage && behind && !refreshing && error === null, refresh);
  const barnId = barn.globalUniqueIdentifier;
  const barnName = shownName(barn);
  const incidents = list?.incidents;
  const rows = useMemo(
    () => (incidents ?? []).map((incident): GlobalIntervention => ({ barnId, barnName, incident })),
    [incidents, barnId, barnName],
  );
  if (known === null || list === null) {
    if (error === null) return <IncidentListSkeleton />;
    return <RequestFailure error={error} what={t('interventions.failed')} onRetry={refresh} retrying={refreshing} />;
  }
  const words = list.isComplete
    ? t('globalInterventions.all', { count: rows.length, total: formatNumber(rows.length, language) })
    : countWords({ list, shown: rows.length, found: null, searchesOn: false }, t, language);
  return (
    <>
      <ListStatus
        words={words}
        receivedAt={known.receivedAt}
        unreadable={list.unreadable > 0 ? t('interventions.unreadable', { count: list.unreadable }) : null}
        failure={error && { error, what: t(behind ? 'interventions.notReadOn' : 'status.notRefreshed') }}
        refreshing={refreshing}
        onRefresh={refresh}
      />
      {list.read === 0 ? (
        <EmptyState icon="incident" hint={emptyHint} />
      ) : (
        <InterventionsTable rows={rows} without="realWorldName" />
      )}
    </>
  );
}

/** The cards have read a part of the same list: the table asks for the rest of it, once, whatever the barn says. */
function useReadOnOnce(isDue: boolean, refresh: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (!isDue || done.current) return;
    done.current = true;
    refresh();
  }, [isDue, refresh]);
}
