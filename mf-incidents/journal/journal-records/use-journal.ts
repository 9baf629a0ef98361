import { knownReading, type PagedReading, usePagedReading } from '@barnwatch/shared/answers';
import { useOutbox } from '@barnwatch/shared/outbox';
import { queryIncidents } from '@barnwatch/shared/wire/calls';
import { useEffect, useMemo, useRef } from 'react';
import { hiddenIds } from '../../incident-records/record/hidden-record';
import { type Incident, incidentId, incidentsOf } from '../../incident-records/record/incident';
import { type FirstPayloads, useFirstPayloads } from '../../incident-records/record/use-first-payloads';
import type { JournalFilter } from './journal-filter';
import { journalQuery } from './journal-query';
import { isWanted, type JournalRecord, journalRecord } from './journal-record';

/** An open journal notices what others write within this time, ms. */
const refreshEveryMs = 60_000;

export interface Journal {
  readonly answer: PagedReading<Incident>;
  /** What is here of the answer; null while nothing is. */
  readonly records: readonly JournalRecord[] | null;
  /** Records that could not be read. */
  readonly unreadable: number;
  /** How many the barn has in all, and whether these are all of them. */
  readonly total: number;
  readonly isComplete: boolean;
  readonly hidden: FirstPayloads;
}

const noIncidents: readonly Incident[] = [];

/** The records of the journal that the filter asks for, kept on the device. Needs `incidents.view`. */
export function useJournal(filter: JournalFilter): Journal {
  const answer = usePagedReading(queryIncidents, { body: journalQuery(filter) }, incidentsOf, {
    idOf: incidentId,
    keep: true,
    refreshEveryMs,
  });
  const known = knownReading(answer);
  const incidents = known?.value.items ?? noIncidents;
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
    unreadable: known?.setAside.length ?? 0,
    total: known?.value.total ?? 0,
    isComplete: known?.value.isComplete ?? true,
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
