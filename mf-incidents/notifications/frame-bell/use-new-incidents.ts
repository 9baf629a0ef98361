import { useTexts } from '@barnwatch/shared/i18n';
import { useSetting } from '@barnwatch/shared/settings';
import { useClock } from '@barnwatch/shared/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { incidentWords } from '../../incident-records/words/incident-words';
import { ownWrites } from '../../writing/own-writes/own-writes';
import { type KeptNewIncidents, keptNewIncidents, type Owner } from '../new-incidents/kept-new-incidents';
import {
  type Found,
  type FoundIncident,
  firstNewIncidents,
  type NewIncident,
  type NewIncidents,
  type TakingRules,
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
          identifier: incident.identifier,
        })),
      },
    [newest, t],
  );
  useEffect(() => {
    if (store === null || found === null) return;
    void takeIn(store, { barnId, accountId }, found, { listFrom, sayFrom });
  }, [store, found, listFrom, sayFrom, barnId, accountId]);

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

interface AnsweredIncident extends Omit<FoundIncident, 'isOwn'> {
  /** Under which it was sent. */
  readonly identifier: string;
}

/** Takes in what the barn has answered; what somebody has written down here is known to them. */
async function takeIn(
  store: KeptNewIncidents,
  { barnId, accountId }: Owner,
  answered: { readonly isAll: boolean; readonly incidents: readonly AnsweredIncident[] },
  rules: TakingRules,
): Promise<void> {
  const own = await ownWrites({ instanceId: barnId, accountId });
  const found: Found = {
    isAll: answered.isAll,
    incidents: answered.incidents.map(({ identifier, ...incident }) => ({
      ...incident,
      isOwn: own.includes(identifier),
    })),
  };
  await store.change((before) => (before === null ? firstNewIncidents(found) : withFound(before, found, rules)));
}
