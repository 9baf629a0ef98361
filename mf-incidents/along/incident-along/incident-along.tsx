import { alongTaken } from '@barnwatch/shared/along';
import { takeReading } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import type { AlongPart, AlongTake } from '@barnwatch/shared/federation';
import { useTexts } from '@barnwatch/shared/i18n';
import { useNow } from '@barnwatch/shared/ui';
import { readIncidentHandler } from '@barnwatch/shared/wire/calls';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { useCallback, useMemo, useRef } from 'react';
import { type IncidentList, useIncidentList } from '../../incident-records/lists/use-incident-list';
import type { Incident } from '../../incident-records/record/incident';
import { latestInterventions, openInterventions } from '../../incident-records/record/load-interventions';
import { schemaQuestion } from '../../incident-records/record/use-incident';
import { everything, selectionOf } from '../../incidents/search/incident-filter';
import { useJournal } from '../../journal/journal-records/use-journal';
import { takeIncident } from './take-incident';

/** Of each kind the newest: what is further back is seldom asked for in a barn without a line. */
const mostOfKind = 150;

/** Until this device has measured its own: a record with its events, and now and then a picture. */
const recordBytes = 8_000;

const allIncidents = selectionOf(everything, 0);
const allRecords = { day: null, place: null, hidden: false } as const;
const none: readonly Incident[] = [];

/** What can be taken along of the selected barn's incidents: by so many days, the newest of each kind. */
export function useIncidentAlong(days: number): readonly AlongPart[] {
  const { t } = useTexts('mf-incidents');
  const accountId = useSelectedBarn()?.accountId ?? '';
  // By the hour: what there is to take must not be another with each second.
  const now = useNow((nowMs) => Math.floor(nowMs / millisecondsInHour) * millisecondsInHour);
  const since = now - days * millisecondsInDay;
  const reach = { wanted: mostOfKind, keep: true };
  const latest = useListed(useIncidentList(latestInterventions, reach));
  const open = useListed(useIncidentList(openInterventions, reach));
  const incidents = useListed(useIncidentList(allIncidents, reach));
  const journal = useJournal(allRecords);
  const journalRetry = useLatest(journal.answer.retry);
  const journalState = journal.answer.state;
  const { records } = journal;

  return useMemo(() => {
    const part = (id: string, found: readonly string[], extra: readonly AlongTake[] = []) => ({
      id,
      title: t(`along.${id}`, { count: days }),
      count: t('along.records', { count: found.length }),
      bytesEach: recordBytes,
      takes: [...extra, ...found.map((incidentId) => takeOf(accountId, incidentId))],
    });
    const recent = ({ list }: Listed) => list.filter(({ lastUpdated }) => lastUpdated >= since);
    // What nobody has closed is taken whenever it was opened: it is what has to be done.
    const interventions = [...new Set([...open.list, ...recent(latest)].map(({ incidentId }) => incidentId))];
    const others = recent(incidents).filter(({ type }) => type !== 'barnIntervention' && type !== 'barnDocumentation');
    const written = (records ?? []).filter(({ incident }) => incident.openedAt >= since);
    return [
      { ...part('interventions', interventions.slice(0, mostOfKind), [setupOf('barnIntervention')]), ...latest.known },
      {
        ...part(
          'incidents',
          others.map(({ incidentId }) => incidentId),
        ),
        ...incidents.known,
      },
      {
        ...part(
          'documentation',
          written.map(({ incident }) => incident.incidentId),
          [setupOf('barnDocumentation')],
        ),
        state: journalState,
        retry: journalRetry,
      },
    ];
  }, [t, days, accountId, since, latest, open, incidents, records, journalState, journalRetry]);
}

function takeOf(accountId: string, incidentId: string): AlongTake {
  return { id: incidentId, take: (client, signal) => takeIncident(client, accountId, incidentId, signal) };
}

/** What a barn takes of a kind: a form that is opened without a line offers it. */
function setupOf(incidentType: string): AlongTake {
  return {
    id: `setup ${incidentType}`,
    take: async (client, signal) =>
      alongTaken(await takeReading(readIncidentHandler, schemaQuestion(incidentType, true))(client, signal)),
  };
}

interface Listed {
  readonly list: readonly Incident[];
  readonly known: Pick<AlongPart, 'state' | 'error' | 'retry'>;
}

/** The same for as long as nothing of it has changed. */
function useListed({ known, error, refresh }: IncidentList): Listed {
  const list = known?.list.incidents ?? none;
  const isKnown = known !== null;
  return useMemo(
    () => ({
      list,
      known:
        error === null
          ? { state: isKnown ? ('ready' as const) : ('loading' as const), retry: refresh }
          : { state: 'failed' as const, error, retry: refresh },
    }),
    [list, isKnown, error, refresh],
  );
}

function useLatest(retry: () => void): () => void {
  const latest = useRef(retry);
  latest.current = retry;
  return useCallback(() => latest.current(), []);
}
