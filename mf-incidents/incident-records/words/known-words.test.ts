import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { severities } from '../record/incident-message';
import { stateNames } from '../record/incident-query';
import { knownWords, readableName, wordFor } from './known-words';

const t = (key: string) => `«${key}»`;

test.each([
  ['fewVisits', 'Few visits'],
  ['few-visits', 'Few visits'],
  ['sensor_3', 'Sensor 3'],
  ['pH', 'P h'],
  ['Heat wave', 'Heat wave'],
  ['Größe', 'Größe'],
  ['', ''],
])('%s reads %s', (name, words) => {
  expect(readableName(name)).toBe(words);
});

test('known names have our words, others the instance’s', () => {
  expect(wordFor('issue', 'tooWarm', t)).toBe('«issue.tooWarm»');
  expect(wordFor('issue', 'tooHumid', t)).toBe('Too humid');
  expect(wordFor('type', 'constructor', t)).toBe('Constructor');
});

test.each([
  ['en', en],
  ['de', de],
])('every known name has words (%s)', (_language, texts) => {
  for (const [section, names] of Object.entries(knownWords)) {
    const words: Readonly<Record<string, string>> = texts[section as keyof typeof knownWords];
    for (const name of names) expect(words[name]).toBeTruthy();
  }
  for (const state of stateNames) expect(texts.state[state]).toBeTruthy();
  expect(severities).toHaveLength(4);
});
