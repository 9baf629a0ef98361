import { readFileSync } from 'node:fs';
import path from 'node:path';
import { doorsWithTexts } from '../../deploy/build/door-texts';
import { repository } from '../../deploy/build/places';
import { suitePackages } from '../../deploy/build/suite-packages';

export type Language = 'en' | 'de';

/** Where visible words come from: the frame's own and those of the doors, and a dictionary per remote. */
export type TextPlace = 'shared' | 'shell' | RemoteName;

export type RemoteName = `mf-${string}`;

interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

const folders: Readonly<Partial<Record<TextPlace, string>>> = { shared: 'shared/i18n/texts' };
/** Words that come later: with doors, and with parts of the shell. */
const laterFolders: Readonly<Partial<Record<TextPlace, readonly string[]>>> = {
  shared: doorsWithTexts(repository).map((door) => `${door}/texts`),
  shell: ['shell/texts/late'],
};
const read = new Map<string, Dictionary>();

const isRemote = (name: string): name is RemoteName => name.startsWith('mf-');

/** The remotes of this repository. */
export function remoteNames(): readonly RemoteName[] {
  return suitePackages(repository, {})
    .map(({ name }) => name)
    .filter(isRemote);
}

/** The dictionary of a place, as it lies in the repository. */
export function dictionary(place: TextPlace, language: Language): Dictionary {
  const name = `${place} ${language}`;
  const known = read.get(name);
  if (known) return known;
  const later = (laterFolders[place] ?? []).map((folder) => fileOf(folder, language));
  const whole = later.reduce(merged, fileOf(folders[place] ?? `${place}/texts`, language));
  read.set(name, whole);
  return whole;
}

function fileOf(folder: string, language: Language): Dictionary {
  return JSON.parse(readFileSync(path.join(repository, folder, `${language}.json`), 'utf8')) as Dictionary;
}

/** No text is in two of them. */
function merged(one: Dictionary, other: Dictionary): Dictionary {
  const all: Record<string, string | Dictionary> = { ...one };
  for (const [key, text] of Object.entries(other)) {
    const known = all[key];
    all[key] = typeof known === 'object' && typeof text === 'object' ? merged(known, text) : text;
  }
  return all;
}

/**
 * A visible text, as a person of that language reads it. Tests name keys, so that a better wording breaks none of them
 * and the same journey is walked in both languages.
 * @throws when there is no such text
 */
export function words(
  place: TextPlace,
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  let found: string | Dictionary | undefined = dictionary(place, language);
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new Error(`${place} has no text ${key} in ${language}`);
  return found.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A text as a pattern: what is filled in may be anything. */
export function wordsPattern(place: TextPlace, language: Language, key: string): RegExp {
  const escaped = words(place, language, key).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replace(/\{\{\w+\}\}/g, '.+'));
}
