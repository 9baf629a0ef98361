import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dictionary } from './dictionary';
import type { Language } from './language';

const shared = path.join(import.meta.dirname, '..');

/** Folders with the words of the frame, and with those of each door that brings its own. */
const folders = readdirSync(shared, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(path.join('texts', 'en.json')))
  .map((file) => path.dirname(file));

/** `path: text` of every text in a dictionary. */
function flat(dictionary: Dictionary, place: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(dictionary).flatMap(([key, value]) =>
      typeof value === 'string' ? [[[...place, key].join('.'), value] as const] : [...flat(value, [...place, key])],
    ),
  );
}

function textsIn(folder: string, language: Language): ReadonlyMap<string, string> {
  const dictionary: Dictionary = JSON.parse(readFileSync(path.join(shared, folder, `${language}.json`), 'utf8'));
  return flat(dictionary);
}

function named(text = ''): readonly string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name).sort();
}

test('there are words of the frame and of doors', () => {
  expect(folders).toEqual(expect.arrayContaining(['i18n/texts', 'ui/time/texts', 'ui/chart/texts']));
});

describe.each(folders)('the dictionaries in %s', (folder) => {
  const english = textsIn(folder, 'en');
  const german = textsIn(folder, 'de');

  test('have the same keys', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test.each([...english])('name the same values in %s', (key, text) => {
    expect(named(german.get(key))).toEqual(named(text));
  });

  test('leave nothing empty', () => {
    expect([...english, ...german].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
