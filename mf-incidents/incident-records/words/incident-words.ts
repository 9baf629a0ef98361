import type { Translate } from '@barnwatch/shared/i18n';
import type { Severity } from '@barnwatch/shared/wire';
import type { Incident } from '../record/incident';
import { wordFor } from './known-words';
import { classificationWords, interventionTypeWords, noOwnWords, type OwnWords } from './own-words';
import { stateWords } from './shown-state';

/** What a card says of every incident, whatever its type. */
export interface IncidentWords {
  readonly heading: string;
  /** The kind of thing it is, in one to three words. */
  readonly sort: string;
  readonly state: string;
  readonly description: string;
  readonly severity: Severity | null;
}

/** @param own what its barn calls what we have no words for */
export function incidentWords(incident: Incident, t: Translate, own: OwnWords = noOwnWords): IncidentWords {
  const { message, type } = incident;
  const state = stateWords(incident, t);
  const typeWord = wordFor('type', type, t);
  switch (message.kind) {
    case 'intervention': {
      const { title, description, severity, interventionType } = message;
      const sort = `${typeWord} · ${interventionTypeWords(interventionType, own, t)}`;
      return { heading: title.trim() || typeWord, sort, state, description, severity };
    }
    case 'documentation': {
      const { classification, specification, description } = message;
      const classified = classificationWords(classification, own, t);
      const heading = specification === null ? classified : wordFor('specification', specification, t);
      const sort = specification === null ? typeWord : `${typeWord} · ${classified}`;
      return { heading: heading.trim() || typeWord, sort, state, description, severity: null };
    }
    case 'hidden':
      return { heading: t('card.hiddenRecord'), sort: typeWord, state, description: '', severity: null };
    case 'barn-state': {
      const { description, fault } = message;
      const heading = fault === null ? state : wordFor('fault', fault, t);
      return { heading, sort: typeWord, state, description, severity: null };
    }
    case 'open': {
      const { title, description, severity } = message;
      return { heading: title?.trim() || typeWord, sort: typeWord, state, description, severity };
    }
  }
}
