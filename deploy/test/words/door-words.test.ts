import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedModules } from '../../../shared/federation/shared-modules';
import { doorsWithTexts } from '../../build/door-texts';
import { repository } from '../../build/places';
import { suitePackages } from '../../build/suite-packages';
import { type SpokenWords, spokenIn, unknownWords, unspoken, withoutForm } from './spoken-words';

/** A dictionary as it lies in its file. */
interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

const doors = doorsWithTexts(repository);
const remotes = suitePackages(repository, {}).flatMap(({ name, kind }) => (kind === 'remote' ? [name] : []));
const code = /\.tsx?$/;
const ofTests = /\.test\.tsx?$|(^|\/)(testing|doubles|dist|node_modules)\//;

/** The sources of the product in a folder and below it, some folders left out. */
function sourcesBelow(folder: string, without: readonly string[] = []): readonly string[] {
  return readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => code.test(file) && !ofTests.test(file) && !without.some((one) => file.startsWith(`${one}/`)))
    .map((file) => readFileSync(path.join(repository, file), 'utf8'));
}

const spokenBelow = (folder: string, without?: readonly string[]) => spokenIn(sourcesBelow(folder, without));

/** Those of some keys that are spoken. */
function heard(keys: Iterable<string>, spoken: SpokenWords): readonly string[] {
  const silent = new Set(unspoken(keys, spoken));
  return [...keys].filter((key) => !silent.has(key));
}

function keysOf(dictionary: Dictionary, place = ''): readonly string[] {
  return Object.entries(dictionary).flatMap(([name, value]) =>
    typeof value === 'string' ? [withoutForm(place + name)] : keysOf(value, `${place}${name}.`),
  );
}

function keysIn(texts: string): ReadonlySet<string> {
  const dictionary: Dictionary = JSON.parse(readFileSync(path.join(repository, texts, 'en.json'), 'utf8'));
  return new Set(keysOf(dictionary));
}

const groupsOf = (keys: Iterable<string>) => new Set([...keys].map((key) => key.split('.', 1)[0] ?? ''));

const frame = keysIn('shared/i18n/texts');
/** All that is there from the first page on. */
const first = new Set([...frame, ...keysIn('shell/texts')]);
const wordsOf = new Map(doors.map((door) => [door, keysIn(`${door}/texts`)]));
const ofDoors = new Set([...wordsOf.values()].flatMap((keys) => [...keys]));

/** Doors that come with the first page. What is below them and a door of its own does not. */
const eager = sharedModules
  .filter(({ source, delivery }) => source === '@barnwatch/shared' && delivery === 'eager')
  .map(({ request }) => request.replace('@barnwatch/', ''));
const otherDoors = [
  ...doors,
  ...sharedModules
    .filter(({ delivery }) => delivery === 'on-demand')
    .map(({ request }) => request.replace('@barnwatch/', '')),
];

test('there are doors that bring words, and eager ones', () => {
  expect(doors).toEqual(expect.arrayContaining(['shared/ui/time', 'shared/ui/chart']));
  expect(eager).toContain('shared/ui');
});

describe.each(doors)('%s', (door) => {
  const words = wordsOf.get(door) ?? new Set<string>();
  const sources = sourcesBelow(door);
  const spoken = spokenIn(sources);

  test('speaks with no word that neither it nor the first page has', () => {
    const all = new Set([...words, ...first]);
    expect(unknownWords(groupsOf([...first, ...ofDoors]), all, spoken)).toEqual([]);
  });

  test('brings no word that it does not speak with', () => {
    expect(unspoken(words, spoken)).toEqual([]);
  });

  test('speaks with its words by its own hook, not by that of the frame', () => {
    const byFrame = sources.filter((source) => /\buseTexts\(/.test(source));
    expect(byFrame.flatMap((source) => heard(words, spokenIn([source])))).toEqual([]);
  });
});

test('no word lies in two places: with two doors, or with one and in the frame', () => {
  const all = [...first, ...keysIn('shell/texts/late'), ...[...wordsOf.values()].flatMap((keys) => [...keys])];
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

/** What remotes speak with by themselves, built before or now, stays where they look for it. */
const spokenByRemotes = ['shared/camera-fields', ...remotes];

test('the first page fetches no word of `shared` that only doors speak with which come later', () => {
  const places = [
    ...eager.map((door) => spokenBelow(door, otherDoors)),
    ...['shell', ...spokenByRemotes].map((place) => spokenBelow(place)),
  ];
  const unheard = places.reduce<readonly string[]>((left, spoken) => unspoken(left, spoken), [...frame]);
  expect(unheard).toEqual([]);
});

test.each(['shell', 'shared'])('%s speaks with no word of a door outside of that door', (place) => {
  expect(heard(ofDoors, spokenBelow(place, doors))).toEqual([]);
});

test.each(remotes)('%s speaks with no word of a door', (remote) => {
  const own = keysIn(`${remote}/texts`);
  const foreign = [...ofDoors].filter((key) => !own.has(key));
  expect(heard(foreign, spokenBelow(remote))).toEqual([]);
});

test('what is no word is found, and what is one is not', () => {
  const spoken = spokenIn([
    "t('time.form')",
    "t(a ? 'time.from' : 'dialog.close')",
    `t(\`time.mode.\${mode}\`, \`tiem.\${x}\`)`,
  ]);
  const keys = new Set(['time.form', 'time.mode.auto', 'time.year']);
  expect(unknownWords(new Set(['time', 'dialog', 'tiem']), keys, spoken)).toEqual([
    'time.from',
    'dialog.close',
    '^tiem\\.[^.]+$',
  ]);
  expect(unspoken(keys, spoken)).toEqual(['time.year']);
});
