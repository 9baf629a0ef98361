import { foldForSearch, type Translate } from '@barnwatch/shared/i18n';
import type { Incident } from '../api/incident';
import type { IncidentMessage } from '../api/incident-message';
import { incidentWords } from './incident-words';

/** An incident with its words in the form in which search compares; made once per list, not once per key press. */
export interface SearchableIncident {
  readonly incident: Incident;
  readonly folded: string;
}

export function searchable(incidents: readonly Incident[], t: Translate): readonly SearchableIncident[] {
  return incidents.map((incident) => ({ incident, folded: foldForSearch(searchedWords(incident, t).join('\n')) }));
}

/** The incidents whose cards contain all words of the text; all of them without a text. */
export function found(incidents: readonly SearchableIncident[], text: string): readonly Incident[] {
  const sought = foldForSearch(text).split(' ').filter(Boolean);
  return incidents
    .filter(({ folded }) => sought.every((word) => folded.includes(word)))
    .map(({ incident }) => incident);
}

function searchedWords(incident: Incident, t: Translate): readonly string[] {
  const { heading, sort, state, description } = incidentWords(incident, t);
  return [heading, sort, state, description, ...ownWords(incident.message)];
}

function ownWords(message: IncidentMessage): readonly string[] {
  switch (message.kind) {
    case 'hidden':
      return [message.reason];
    case 'open':
      return message.facts.shown.map(({ value }) => String(value));
    case 'documentation':
      return message.hiddenReason === null ? [] : [message.hiddenReason];
    case 'intervention':
    case 'barn-state':
      return [];
  }
}
