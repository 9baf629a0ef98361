import type { Translate } from '@barnwatch/shared/i18n';
import { exampleIncident } from '../../testing/example-incident';
import type { Subtype } from '../record/incident-schema';
import {
  classificationWords,
  interventionTypeWords,
  issueWords,
  noOwnWords,
  ownWordsOf,
  ownWordsOfSchema,
  wordsWantedFor,
} from './own-words';

const t = ((key: string) => `<${key}>`) as Translate;
const hooves: Subtype = {
  type: 'hoofCare',
  title: { en: 'Hoof care', de: 'Klauenpflege' },
  issues: [{ issue: 'mortellaro', title: { en: 'Mortellaro’s disease' } }],
};
const ventilation: Subtype = { type: 'climate', title: { en: 'Ventilation' }, issues: [] };
const interventions = ownWordsOf(new Map([['barnIntervention', [hooves, ventilation]]]), 'de');

test('our words where we have some, else those of the barn, else the name made readable', () => {
  expect(interventionTypeWords('climate', interventions, t)).toBe('<interventionType.climate>');
  expect(interventionTypeWords('hoofCare', interventions, t)).toBe('Klauenpflege');
  expect(interventionTypeWords('milkYield', interventions, t)).toBe('Milk yield');
  expect(interventionTypeWords('hoofCare', noOwnWords, t)).toBe('Hoof care');
});

test('an issue belongs to its type; in English where the barn lacks the language', () => {
  expect(issueWords('hoofCare', 'mortellaro', interventions, t)).toBe('Mortellaro’s disease');
  expect(issueWords('climate', 'mortellaro', interventions, t)).toBe('Mortellaro');
  expect(issueWords('hoofCare', 'draft', interventions, t)).toBe('<issue.draft>');
});

test('kinds of record have words of their own, not those of interventions', () => {
  const records = ownWordsOf(new Map([['barnDocumentation', [{ ...hooves, title: { en: 'Hooves' } }]]]), 'en');
  expect(classificationWords('hoofCare', records, t)).toBe('Hooves');
  expect(classificationWords('hoofCare', interventions, t)).toBe('Hoof care');
  expect(classificationWords('feeding', records, t)).toBe('<classification.feeding>');
});

test('of a set-up that is not known yet there are none', () => {
  expect(ownWordsOfSchema(null, 'en').subtype('barnIntervention', 'hoofCare')).toBeNull();
  const schema = { type: 'barnIntervention', triggers: [], typeSetup: [hooves] };
  expect(ownWordsOfSchema(schema, 'en').subtype('barnIntervention', 'hoofCare')).toBe('Hoof care');
});

test('the barn has to be asked only for what we have no words for', () => {
  const message = exampleIncident('a').message;
  if (message.kind !== 'intervention') throw new Error('no intervention');
  expect(wordsWantedFor(message)).toBeNull();
  expect(wordsWantedFor({ ...message, issue: null })).toBeNull();
  expect(wordsWantedFor({ ...message, interventionType: 'hoofCare' })).toBe('barnIntervention');
  expect(wordsWantedFor({ ...message, issue: 'tooHumid' })).toBe('barnIntervention');
  expect(wordsWantedFor({ kind: 'hidden', reason: 'hoofCare' })).toBeNull();
});
