import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dictionary } from '@barnwatch/shared/i18n';
import german from './de.json';
import english from './en.json';
import lateGerman from './late/de.json';
import lateEnglish from './late/en.json';

/** `path: text` of every text in a dictionary. */
function flat(dictionary: Dictionary, place: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(dictionary).flatMap(([key, value]) =>
      typeof value === 'string' ? [[[...place, key].join('.'), value] as const] : [...flat(value, [...place, key])],
    ),
  );
}

const named = (text = '') => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name).sort();

test.each([
  ['of the first page', english, german],
  ['that come later', lateEnglish, lateGerman],
])('both languages have the same words %s, with the same values', (_which, en, de) => {
  const valuesOf = (dictionary: Dictionary) => [...flat(dictionary)].map(([key, text]) => [key, named(text)]).sort();
  expect(valuesOf(de)).toEqual(valuesOf(en));
});

test('no word is fetched both with the first page and later', () => {
  const first = flat(english);
  expect([...flat(lateEnglish).keys()].filter((key) => first.has(key))).toEqual([]);
});

/** A module of the shell and what it brings with it, without what it fetches when it is wanted. */
function broughtBy(file: string, brought = new Map<string, string>()): ReadonlyMap<string, string> {
  if (brought.has(file)) return brought;
  const source = readFileSync(file, 'utf8');
  brought.set(file, source);
  for (const [, from = ''] of source.matchAll(/(?:from |import\(\/\* webpackMode: "eager" \*\/ )'(\.[^']+)'/g)) {
    const place = path.resolve(path.dirname(file), from);
    const found = ['.ts', '.tsx'].map((ending) => place + ending).find((name) => existsSync(name));
    if (found) broughtBy(found, brought);
  }
  return brought;
}

test('what every page loads speaks with no word that comes later', () => {
  const modules = broughtBy(path.join(import.meta.dirname, '../start.ts'));
  expect(modules.size).toBeGreaterThan(100);
  const late = [...flat(lateEnglish).keys()].map((key) => key.replace(/_(one|other)$/, ''));
  const spoken = [...modules].flatMap(([file, source]) =>
    late.filter((key) => source.includes(`'${key}'`)).map((key) => `${path.basename(file)}: ${key}`),
  );
  expect(spoken).toEqual([]);
});
