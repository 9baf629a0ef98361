import { readFileSync } from 'node:fs';
import path from 'node:path';
import { doorsWithTexts } from '../../build/door-texts';
import { repository } from '../../build/places';
import { suitePackages } from '../../build/suite-packages';
import { secondWords } from './one-word';

const folders: readonly string[] = [
  'shared/i18n/texts',
  ...doorsWithTexts(repository).map((door) => `${door}/texts`),
  'shell/texts/late',
  ...suitePackages(repository, {}).map(({ name }) => `${name}/texts`),
];

/** A dictionary of a package, as it lies in its file. */
type Texts = string | { readonly [key: string]: Texts };

function flat(texts: Texts, place: string): readonly (readonly [string, string])[] {
  if (typeof texts === 'string') return [[place, texts]];
  return Object.entries(texts).flatMap(([key, value]) => flat(value, `${place}.${key}`));
}

function textsOf(folder: string, language: 'de' | 'en'): ReadonlyMap<string, string> {
  const file = path.join(repository, folder, `${language}.json`);
  return new Map(flat(JSON.parse(readFileSync(file, 'utf8')) as Texts, folder));
}

test.each(folders)('%s says each thing by its one word', (folder) => {
  expect([...secondWords('de', textsOf(folder, 'de')), ...secondWords('en', textsOf(folder, 'en'))]).toEqual([]);
});

test('the graph is "Verlauf"; charts of any kind keep their name, and one may search for the other word', () => {
  const german = new Map([
    ['a', 'Diagramm öffnen'],
    ['b', 'Der Anfang des Diagramms'],
    ['c', 'Diagramme'],
    ['screens.graph.also', 'graph, Diagramm'],
  ]);
  expect(secondWords('de', german).map(({ place, instead }) => [place, instead])).toEqual([
    ['a', 'Verlauf'],
    ['b', 'Verlauf'],
  ]);
});

test('a second word is found, a word of everyday speech is not', () => {
  const german = new Map([
    ['a', 'Neuer Eingriff'],
    ['b', 'Es wurde nichts aufgezeichnet. Rechts steht das Ergebnis.'],
    ['c', 'Ihre Rechte im Stallbuch'],
  ]);
  expect(secondWords('de', german).map(({ place, instead }) => [place, instead])).toEqual([
    ['a', 'Maßnahme'],
    ['c', 'Berechtigung'],
    ['c', 'Stalltagebuch'],
  ]);
  const english = new Map([
    ['a', 'You lack this right.'],
    ['b', 'Swipe to the right. Do it right now. Top right.'],
    ['c', 'Rights: none; fewer rights'],
  ]);
  expect(secondWords('en', english).map(({ place }) => place)).toEqual(['a', 'c']);
});
