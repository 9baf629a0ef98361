import { type RequestError, useInstanceClient, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useEffect, useRef, useState } from 'react';
import { keepPayloads, readKeptPayloads } from './kept-payloads';
import { loadAllEventsForIncidentList } from './load-events';

export interface FirstPayloads {
  /** By incident, as far as they are here. */
  readonly payloads: ReadonlyMap<string, unknown>;
  readonly error: RequestError | null;
  readonly loading: boolean;
  readonly retry: () => void;
}

/**
 * The payloads of the first events of hidden records, read in batches of 10 ids, each record once: what this device was
 * told before is not asked for again, and is there without a line.
 */
export function useFirstPayloads(incidentIds: readonly string[]): FirstPayloads {
  const client = useInstanceClient();
  const { globalUniqueIdentifier = client.instanceId, accountId = null } = useSelectedBarn() ?? {};
  const [payloads, setPayloads] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [error, setError] = useState<RequestError | null>(null);
  const [loading, setLoading] = useState(false);
  const [asked, setAsked] = useState(0);
  const known = useRef(payloads);
  known.current = payloads;
  const wanted = useRef(incidentIds);
  wanted.current = incidentIds;
  const names = incidentIds.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are the same while their names are; `asked` asks again
  useEffect(() => {
    if (wanted.current.every((id) => known.current.has(id))) return setLoading(false);
    const left = new AbortController();
    const barn = { globalUniqueIdentifier, accountId };
    const show = (found: ReadonlyMap<string, unknown>) => setPayloads((before) => new Map([...before, ...found]));
    const read = async (): Promise<RequestError | null> => {
      const kept = await readKeptPayloads(barn);
      if (left.signal.aborted) return null;
      if (kept.size > 0) show(kept);
      const missing = wanted.current.filter((id) => !known.current.has(id) && !kept.has(id));
      if (missing.length === 0) return null;
      const outcome = await loadAllEventsForIncidentList(client, missing, left.signal);
      if (!outcome.ok) return outcome.error;
      const { byIncident } = outcome.value;
      const found = new Map(missing.map((id): [string, unknown] => [id, byIncident.get(id)?.[0]?.payload ?? null]));
      if (left.signal.aborted) return null;
      show(found);
      void keepPayloads(barn, found);
      return null;
    };
    setLoading(true);
    setError(null);
    void read().then((failure) => {
      if (left.signal.aborted) return;
      setLoading(false);
      setError(failure);
    });
    return () => left.abort();
  }, [client, globalUniqueIdentifier, accountId, names, asked]);

  return { payloads, error, loading, retry: () => setAsked(asked + 1) };
}
