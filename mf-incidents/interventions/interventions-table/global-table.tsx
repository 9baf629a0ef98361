import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useEffect, useMemo } from 'react';
import { IncidentListSkeleton } from '../../incident-records/lists/incident-list-skeleton';
import { BarnStatusList } from '../all-barns/barn-status-list';
import { type GlobalView, mergedInterventions } from '../all-barns/merged-interventions';
import { useGlobalInterventions } from '../all-barns/use-global-interventions';
import { InterventionsTable } from './interventions-table';

export interface GlobalTableProps {
  /** The same list for as long as nothing changes. */
  readonly barns: readonly InstanceView[];
  readonly view: GlobalView;
}

/** The interventions of all barns as a table. It sorts and filters all of them: what goes on is read on by itself. */
export function GlobalTable({ barns, view }: GlobalTableProps) {
  const { parts, refresh, readOn } = useGlobalInterventions(barns, view);
  // The instances' views change with every contact; the rows only with what is in them.
  const namesKey = JSON.stringify(barns.map((barn) => [barn.globalUniqueIdentifier, shownName(barn)]));
  const rows = useMemo(() => {
    const names: readonly (readonly [string, string])[] = JSON.parse(namesKey);
    return mergedInterventions(parts, new Map(names), view);
  }, [parts, namesKey, view]);
  useEffect(() => {
    for (const [barnId, { asking, error, hand }] of parts) {
      if (!asking && !error && hand && hand.read < hand.total) readOn(barnId);
    }
  }, [parts, readOn]);
  // Where no barn has answered, an empty table would say that there is nothing.
  const hasAnswer = rows.length > 0 || [...parts.values()].some(({ hand }) => hand?.isKept === false);
  const isFirst = rows.length === 0 && [...parts.values()].some(({ asking }) => asking);
  return (
    <>
      <BarnStatusList barns={barns} parts={parts} onRetry={refresh} onReadOn={readOn} />
      {isFirst && <IncidentListSkeleton />}
      {hasAnswer && !isFirst && <InterventionsTable rows={rows} without={null} />}
    </>
  );
}
