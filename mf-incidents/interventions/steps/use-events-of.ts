import { client, type RequestError } from '@barnwatch/shared/auth-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Incident } from '../../incident-records/record/incident';
import {
  type EventsOfIncidents,
  loadAllEventsForMultiInstanceIncidentList,
} from '../../incident-records/record/load-events';
import { type GlobalIntervention, globalKey } from '../all-barns/merged-interventions';
import { keepSteps, type StepsInShort } from './kept-steps';
import { useKeptSteps } from './use-kept-steps';

/** How far the steps of an intervention are known. */
export type KnownSteps =
  | { readonly kind: 'asking' }
  | ({ readonly kind: 'known' } & StepsInShort)
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
 * are read afresh. What this device was told of an intervention that has not changed since stands in for it meanwhile.
 *
 * @param isAsked keeps its identity; false for one that is being read afresh: it would be asked for twice if it changed
 */
export function useEventsOf(
  shown: readonly GlobalIntervention[],
  isAsked: (intervention: GlobalIntervention) => boolean,
): ShownSteps {
  const [known, setKnown] = useState<ReadonlyMap<string, KnownSteps>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<string, RequestError>>(new Map());
  const [unreadableAt, setUnreadableAt] = useState<ReadonlySet<string>>(new Set());
  const { kept, placeOf } = useKeptSteps(shown.map(({ barnId }) => barnId));
  const place = useRef(placeOf);
  place.current = placeOf;
  const questions = useRef(noQuestions());
  useEffect(() => {
    const { asked, left } = questions.current;
    const missing = shown.filter(
      (intervention) =>
        isAsked(intervention) &&
        known.get(stateKey(intervention))?.kind !== 'known' &&
        !asked.has(intervention.incident),
    );
    for (const { incident } of missing) asked.add(incident);
    for (const barnId of new Set(missing.map((intervention) => intervention.barnId))) {
      const ofBarn = missing.filter((intervention) => intervention.barnId === barnId);
      const incidentIds = ofBarn.map(({ incident }) => incident.incidentId);
      const question = [{ client: client(barnId), incidentIds }];
      void loadAllEventsForMultiInstanceIncidentList(question, left.signal).then(([answer]) => {
        if (left.signal.aborted || !answer) return;
        const found = answer.ok ? stepsIn(answer.value, ofBarn) : null;
        setKnown((before) => {
          const next = new Map(before);
          for (const key of ofBarn.map(stateKey)) {
            const steps = found?.get(key);
            next.set(key, steps ? { kind: 'known', ...steps } : { kind: 'failed' });
          }
          return next;
        });
        if (found) void keepSteps(place.current(barnId), found);
        setFailures((before) => withOutcome(before, barnId, answer.ok ? null : answer.error));
        if (answer.ok && answer.value.unreadable > 0) setUnreadableAt((before) => new Set([...before, barnId]));
      });
    }
  }, [shown, known, isAsked]);
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
  const of = (intervention: GlobalIntervention): KnownSteps => {
    const key = stateKey(intervention);
    const told = known.get(key) ?? asking;
    const before = told.kind === 'known' ? undefined : kept.get(key);
    return before ? { kind: 'known', ...before } : told;
  };
  return { of, failures, unreadableAt, retry };
}

/** What was told of each. */
function stepsIn(
  { byIncident }: EventsOfIncidents,
  interventions: readonly GlobalIntervention[],
): ReadonlyMap<string, StepsInShort> {
  return new Map(
    interventions.map((intervention) => {
      const events = byIncident.get(intervention.incident.incidentId) ?? [];
      return [stateKey(intervention), { count: events.length, lastBy: events.at(-1)?.authorName ?? null }];
    }),
  );
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
