import type { Translate } from '@barnwatch/shared/i18n';
import { useMemo } from 'react';
import { hiddenIds, withFirstPayload } from '../../incident-records/record/hidden-record';
import type { Incident } from '../../incident-records/record/incident';
import { type FirstPayloads, useFirstPayloads } from '../../incident-records/record/use-first-payloads';
import type { OwnWords } from '../../incident-records/words/own-words';
import { isReviewed, type ReviewMarks } from '../review/review-marks';
import { found, searchable } from './incident-search';

export interface FoundIncidents {
  readonly matches: readonly Incident[];
  /** Those of them that have a card on the page. */
  readonly shown: readonly Incident[];
  /** What hidden records said before. */
  readonly hidden: FirstPayloads;
}

export interface Sought {
  readonly incidents: readonly Incident[];
  readonly text: string;
  readonly unreviewed: boolean;
  readonly marks: ReviewMarks;
  /** Cards that may be on the page. */
  readonly cards: number;
  /** What their barn calls what we have no words for. */
  readonly own: OwnWords;
}

/** The incidents at hand that match, hidden records with what they said before (product 4.4). */
export function useFoundIncidents(sought: Sought, t: Translate): FoundIncidents {
  const { incidents, text, unreviewed, marks, cards, own } = sought;
  const searches = text.trim() !== '' || unreviewed;
  // What is sought may be any of them; without a search only those with a card are read.
  const wanted = searches ? incidents : incidents.slice(0, cards);
  const hidden = useFirstPayloads(hiddenIds(wanted));
  const { payloads } = hidden;
  const whole = useMemo(
    () => incidents.map((incident) => withFirstPayload(incident, payloads.get(incident.incidentId))),
    [incidents, payloads],
  );
  const index = useMemo(() => searchable(whole, t, own), [whole, t, own]);
  const matches = useMemo(() => {
    const matching = found(index, text);
    return unreviewed ? matching.filter((incident) => !isReviewed(marks, incident)) : matching;
  }, [index, text, unreviewed, marks]);
  const shown = useMemo(() => matches.slice(0, cards), [matches, cards]);
  return { matches, shown, hidden };
}
