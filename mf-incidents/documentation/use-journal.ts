import { type PagedBarnAnswer, usePagedBarnAnswer } from '@barnwatch/shared/answers';
import { useOutbox } from '@barnwatch/shared/outbox';
import { useEffect, useMemo, useRef } from 'react';
import { hiddenIds } from '../api/hidden-record';
import { type IncidentItem, incidentsOf, itemId, parseIncidentItems } from '../api/incident-items';
import { type FirstPayloads, useFirstPayloads } from '../api/use-first-payloads';
import type { JournalFilter } from './journal-filter';
import { journalQuery } from './journal-query';
import { isWanted, type JournalRecord, journalRecord } from './journal-record';

/** An open journal notices what others write within this time, ms. */
const refreshEveryMs = 60_000;

export interface Journal {
  readonly answer: PagedBarnAnswer<IncidentItem>;
  /** What is here of the answer; null while nothing is. */
  readonly records: readonly JournalRecord[] | null;
  /** Records that could not be read. */
  readonly unreadable: number;
  /** How many the barn has in all, and whether these are all of them. */
  readonly total: number;
  readonly isComplete: boolean;
  readonly hidden: FirstPayloads;
}

const noItems: readonly IncidentItem[] = [];

/** The records of the journal that the filter asks for, kept on the device. Needs `incidents.view`. */
export function useJournal(filter: JournalFilter): Journal {
  const answer = usePagedBarnAnswer('documentation', 'api/incidents/query', {
    body: { ...journalQuery(filter) },
    parsePage: parseIncidentItems,
    idOf: itemId,
    keep: true,
    refreshEveryMs,
  });
  const known = answer.state === 'ready' ? answer.value : answer.state === 'failed' ? answer.stale?.value : undefined;
  const items = known?.items ?? noItems;
  const incidents = useMemo(() => incidentsOf(items), [items]);
  const hidden = useFirstPayloads(filter.hidden ? hiddenIds(incidents) : []);
  useRetryAfterSending(answer.retry);
  const { payloads } = hidden;
  const records = useMemo(
    () => incidents.map((incident) => journalRecord(incident, payloads)).filter((record) => isWanted(record, filter)),
    [incidents, payloads, filter],
  );
  return {
    answer,
    records: known ? records : null,
    unreadable: items.length - incidents.length,
    total: known?.total ?? 0,
    isComplete: known?.isComplete ?? true,
    hidden,
  };
}

/** What has just left the outbox is at the barn: the journal shows it at once. */
function useRetryAfterSending(retry: () => void): void {
  const { entries } = useOutbox('documentation');
  const before = useRef(entries.length);
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (entries.length < before.current) latest.current();
    before.current = entries.length;
  }, [entries.length]);
}
