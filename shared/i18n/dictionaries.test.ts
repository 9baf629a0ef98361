import type { Dictionary } from './dictionary';
import de from './texts/de.json';
import en from './texts/en.json';

/** `path: text` of every text in a dictionary. */
function flat(dictionary: Dictionary, path: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(dictionary).flatMap(([key, value]) =>
      typeof value === 'string' ? [[[...path, key].join('.'), value] as const] : [...flat(value, [...path, key])],
    ),
  );
}

function named(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name).sort();
}

describe('the dictionaries of the frame', () => {
  const english = flat(en);
  const german = flat(de);

  test('have the same keys', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test.each([...english])('name the same values in %s', (key, text) => {
    expect(named(german.get(key) ?? '')).toEqual(named(text));
  });

  test('leave nothing empty', () => {
    expect([...english, ...german].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
