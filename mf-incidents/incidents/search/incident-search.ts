import { foldForSearch, type Translate } from '@barnwatch/shared/i18n';
import type { Incident } from '../../incident-records/record/incident';
import type { IncidentMessage } from '../../incident-records/record/incident-message';
import { incidentWords } from '../../incident-records/words/incident-words';
import { wordFor } from '../../incident-records/words/known-words';
import { issueWords, type OwnWords } from '../../incident-records/words/own-words';

/** An incident with its words in the form in which search compares; made once per list, not once per key press. */
export interface SearchableIncident {
  readonly incident: Incident;
  readonly folded: string;
}

export function searchable(incidents: readonly Incident[], t: Translate, own: OwnWords): readonly SearchableIncident[] {
  return incidents.map((incident) => ({ incident, folded: foldForSearch(searchedWords(incident, t, own).join('\n')) }));
}

/** The incidents whose cards contain all words of the text; all of them without a text. */
export function found(incidents: readonly SearchableIncident[], text: string): readonly Incident[] {
  const sought = foldForSearch(text).split(' ').filter(Boolean);
  return incidents
    .filter(({ folded }) => sought.every((word) => folded.includes(word)))
    .map(({ incident }) => incident);
}

function searchedWords(incident: Incident, t: Translate, own: OwnWords): readonly string[] {
  const { heading, sort, state, description } = incidentWords(incident, t, own);
  return [heading, sort, state, description, ...wordsOfFacts(incident.message, t, own)];
}

function wordsOfFacts(message: IncidentMessage, t: Translate, own: OwnWords): readonly string[] {
  switch (message.kind) {
    case 'hidden':
      return [message.reason];
    case 'open':
      return message.facts.shown.map(({ value }) => String(value));
    case 'documentation':
      return message.hiddenReason === null ? [] : [message.hiddenReason];
    case 'intervention': {
      const { interventionType, issue, temperatureRating } = message;
      return [
        ...(issue === null ? [] : [issueWords(interventionType, issue, own, t)]),
        ...(temperatureRating === null ? [] : [wordFor('issue', temperatureRating, t)]),
      ];
    }
    case 'barn-state':
      return [];
  }
}
