import { useTexts } from '@barnwatch/shared/i18n';
import { useSetting } from '@barnwatch/shared/settings';
import { useClock } from '@barnwatch/shared/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { incidentWords } from '../../incident-records/words/incident-words';
import { type KeptNewIncidents, keptNewIncidents } from '../new-incidents/kept-new-incidents';
import {
  firstNewIncidents,
  type NewIncident,
  type NewIncidents,
  unsaid,
  withFound,
  withSaid,
} from '../new-incidents/new-incidents';
import { severityOf } from './newest-question';
import type { NewestIncidents } from './use-newest-incidents';

export interface NewIncidentsHere {
  /** Null until the device has told. */
  readonly kept: NewIncidents | null;
  readonly change: (next: (kept: NewIncidents) => NewIncidents) => void;
  /** What is to be said, taken by this window: no other one says it. */
  readonly takeUnsaid: () => Promise<readonly NewIncident[]>;
}

/** The list of an account at a barn, with what the barn tells taken into it. */
export function useNewIncidents(barnId: string, accountId: string, newest: NewestIncidents | null): NewIncidentsHere {
  const { t } = useTexts('mf-incidents');
  const { now } = useClock();
  const [listFrom] = useSetting('listSeverity');
  const [sayFrom] = useSetting('saySeverity');
  const [store, setStore] = useState<KeptNewIncidents | null>(null);
  const [kept, setKept] = useState<NewIncidents | null>(null);

  useEffect(() => {
    const opened = keptNewIncidents({ barnId, accountId }, now);
    let isWanted = true;
    const show = () => void opened.read().then((read) => isWanted && setKept(read));
    const stop = opened.onChange(show);
    show();
    setStore(opened);
    return () => {
      isWanted = false;
      stop();
      opened.end();
      setStore(null);
      setKept(null);
    };
  }, [barnId, accountId, now]);

  const found = useMemo(
    () =>
      newest && {
        isAll: newest.isAll,
        incidents: newest.incidents.map((incident) => ({
          incidentId: incident.incidentId,
          severity: severityOf(incident),
          openedAt: incident.openedAt,
          title: incidentWords(incident, t).heading,
        })),
      },
    [newest, t],
  );
  useEffect(() => {
    if (store === null || found === null) return;
    void store.change((before) =>
      before === null ? firstNewIncidents(found) : withFound(before, found, { listFrom, sayFrom }),
    );
  }, [store, found, listFrom, sayFrom]);

  return {
    kept,
    change: useCallback((next) => void store?.change((before) => before && next(before)), [store]),
    takeUnsaid: useCallback(async () => {
      if (store === null) return [];
      const { before } = await store.change((kept) => kept && withSaid(kept));
      return before === null ? [] : unsaid(before);
    }, [store]),
  };
}
