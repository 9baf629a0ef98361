import type { Language, Translate } from '@barnwatch/shared/i18n';
import type { IncidentMessage } from '../record/incident-message';
import { type IncidentSchema, instanceWords, type Subtype } from '../record/incident-schema';
import { isKnownName, readableName, wordFor } from './known-words';

/** Types of incident whose set-up names what people choose from: types of intervention, kinds of record. */
export type WordedType = 'barnIntervention' | 'barnDocumentation';

/** What a barn itself calls the subtypes and issues of its incidents; null where it has no words for one. */
export interface OwnWords {
  readonly subtype: (incidentType: WordedType, name: string) => string | null;
  readonly issue: (interventionType: string, issue: string) => string | null;
}

/** Of a barn that has told none. */
export const noOwnWords: OwnWords = { subtype: () => null, issue: () => null };

/** @param setups the barn's set-ups by type of incident, as far as they are known */
export function ownWordsOf(setups: ReadonlyMap<string, readonly Subtype[]>, language: Language): OwnWords {
  const find = (incidentType: WordedType, name: string) =>
    setups.get(incidentType)?.find(({ type }) => type === name) ?? null;
  return {
    subtype(incidentType, name) {
      const subtype = find(incidentType, name);
      return subtype && instanceWords(subtype.title, language);
    },
    issue(interventionType, name) {
      const issue = find('barnIntervention', interventionType)?.issues.find((offered) => offered.issue === name);
      return issue ? instanceWords(issue.title, language) : null;
    },
  };
}

/** The words of one set-up; none while it is not known. */
export function ownWordsOfSchema(schema: IncidentSchema | null, language: Language): OwnWords {
  return schema === null ? noOwnWords : ownWordsOf(new Map([[schema.type, schema.typeSetup]]), language);
}

/** The type of incident whose set-up has to be asked for, to say this in words; null where ours are enough. */
export function wordsWantedFor(message: IncidentMessage): WordedType | null {
  switch (message.kind) {
    case 'intervention': {
      const { interventionType, issue } = message;
      const isSaid =
        isKnownName('interventionType', interventionType) && (issue === null || isKnownName('issue', issue));
      return isSaid ? null : 'barnIntervention';
    }
    case 'documentation':
      return isKnownName('classification', message.classification) ? null : 'barnDocumentation';
    case 'hidden':
    case 'barn-state':
    case 'open':
      return null;
  }
}

/** A type of intervention in words: ours where we have some, else the barn's, else its name made readable. */
export function interventionTypeWords(type: string, own: OwnWords, t: Translate): string {
  if (isKnownName('interventionType', type)) return wordFor('interventionType', type, t);
  return own.subtype('barnIntervention', type) ?? readableName(type);
}

/** The same of an issue. */
export function issueWords(interventionType: string, issue: string, own: OwnWords, t: Translate): string {
  if (isKnownName('issue', issue)) return wordFor('issue', issue, t);
  return own.issue(interventionType, issue) ?? readableName(issue);
}

/** The same of a kind of record. */
export function classificationWords(classification: string, own: OwnWords, t: Translate): string {
  if (isKnownName('classification', classification)) return wordFor('classification', classification, t);
  return own.subtype('barnDocumentation', classification) ?? readableName(classification);
}
