import { type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useEffect, useRef, useState } from 'react';
import { loadAllEventsForIncidentList } from './load-events';

export interface FirstPayloads {
  /** By incident, as far as they are here. */
  readonly payloads: ReadonlyMap<string, unknown>;
  readonly error: RequestError | null;
  readonly loading: boolean;
  readonly retry: () => void;
}

/** The payloads of the first events of hidden records, read in batches of 10 ids, each record once. */
export function useFirstPayloads(incidentIds: readonly string[]): FirstPayloads {
  const client = useInstanceClient();
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
    const missing = wanted.current.filter((id) => !known.current.has(id));
    if (missing.length === 0) return setLoading(false);
    const left = new AbortController();
    setLoading(true);
    setError(null);
    void loadAllEventsForIncidentList(client, missing, left.signal).then((outcome) => {
      if (left.signal.aborted) return;
      setLoading(false);
      if (!outcome.ok) return setError(outcome.error);
      const { byIncident } = outcome.value;
      const found = missing.map((id): [string, unknown] => [id, byIncident.get(id)?.[0]?.payload ?? null]);
      setPayloads((before) => new Map([...before, ...found]));
    });
    return () => left.abort();
  }, [client, names, asked]);

  return { payloads, error, loading, retry: () => setAsked(asked + 1) };
}
