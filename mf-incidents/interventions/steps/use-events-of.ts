import { client, type RequestError } from '@barnwatch/shared/auth-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Incident } from '../../incident-records/record/incident';
import type { IncidentEvent } from '../../incident-records/record/incident-event';
import { loadAllEventsForMultiInstanceIncidentList } from '../../incident-records/record/load-events';
import { type GlobalIntervention, globalKey } from '../all-barns/merged-interventions';

/** How far the steps of an intervention are known; those that are, oldest first. */
export type KnownSteps =
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly events: readonly IncidentEvent[] }
  | { readonly kind: 'failed' };

export interface ShownSteps {
  readonly of: (intervention: GlobalIntervention) => KnownSteps;
  /** Why steps are missing, by barn. */
  readonly failures: ReadonlyMap<string, RequestError>;
  /** Barns of which some steps could not be read. */
  readonly unreadableAt: ReadonlySet<string>;
  /** Asks a barn for its missing steps once more. */
  readonly retry: (barnId: string) => void;
}

const asking: KnownSteps = { kind: 'asking' };

/** An intervention that changed has steps that are not known. */
function stateKey(intervention: GlobalIntervention): string {
  return JSON.stringify([globalKey(intervention), intervention.incident.lastUpdated]);
}

/** What has been asked for since the list was opened. */
interface Questions {
  readonly left: AbortController;
  /** As they were read: an intervention that is read afresh is another one. */
  readonly asked: WeakSet<Incident>;
}

function noQuestions(): Questions {
  return { left: new AbortController(), asked: new WeakSet() };
}

/**
 * The steps of the shown interventions, 10 incidents a question. Each barn is asked by itself, and what one barn says
 * neither ends nor repeats the question to another; one that fails is asked again on request, or when its interventions
 * are read afresh.
 *
 * @param asks false while the interventions are being read afresh: those that changed would be asked for twice
 */
export function useEventsOf(shown: readonly GlobalIntervention[], asks = true): ShownSteps {
  const [known, setKnown] = useState<ReadonlyMap<string, KnownSteps>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<string, RequestError>>(new Map());
  const [unreadableAt, setUnreadableAt] = useState<ReadonlySet<string>>(new Set());
  const questions = useRef(noQuestions());
  useEffect(() => {
    if (!asks) return;
    const { asked, left } = questions.current;
    const missing = shown.filter(
      (intervention) => known.get(stateKey(intervention))?.kind !== 'known' && !asked.has(intervention.incident),
    );
    for (const { incident } of missing) asked.add(incident);
    for (const barnId of new Set(missing.map((intervention) => intervention.barnId))) {
      const ofBarn = missing.filter((intervention) => intervention.barnId === barnId);
      const incidentIds = ofBarn.map(({ incident }) => incident.incidentId);
      const question = [{ client: client(barnId), incidentIds }];
      void loadAllEventsForMultiInstanceIncidentList(question, left.signal).then(([answer]) => {
        if (left.signal.aborted || !answer) return;
        setKnown((before) => {
          const next = new Map(before);
          for (const intervention of ofBarn) {
            const events = answer.ok ? (answer.value.byIncident.get(intervention.incident.incidentId) ?? []) : null;
            next.set(stateKey(intervention), events === null ? { kind: 'failed' } : { kind: 'known', events });
          }
          return next;
        });
        setFailures((before) => withOutcome(before, barnId, answer.ok ? null : answer.error));
        if (answer.ok && answer.value.unreadable > 0) setUnreadableAt((before) => new Set([...before, barnId]));
      });
    }
  }, [shown, known, asks]);
  useEffect(
    () => () => {
      questions.current.left.abort();
      questions.current = noQuestions();
    },
    [],
  );
  const retry = useCallback(
    (barnId: string) => {
      setFailures((before) => withOutcome(before, barnId, null));
      setKnown((before) => {
        const next = new Map(before);
        for (const intervention of shown) {
          if (intervention.barnId !== barnId || next.get(stateKey(intervention))?.kind !== 'failed') continue;
          next.delete(stateKey(intervention));
          questions.current.asked.delete(intervention.incident);
        }
        return next;
      });
    },
    [shown],
  );
  return { of: (intervention) => known.get(stateKey(intervention)) ?? asking, failures, unreadableAt, retry };
}

function withOutcome(
  before: ReadonlyMap<string, RequestError>,
  barnId: string,
  error: RequestError | null,
): ReadonlyMap<string, RequestError> {
  const next = new Map(before);
  if (error === null) next.delete(barnId);
  else next.set(barnId, error);
  return next;
}
