import * as fc from 'fast-check';
import { findEntries, mostOfPart } from './find-entries';
import { type IndexedPart, indexPart } from './finder-index';
import { matchedPieces } from './matched-pieces';
import type { SoughtPart } from './sought-part';

const part = (key: string, names: readonly (string | { name: string; words: string[] })[]): SoughtPart => ({
  id: key,
  key,
  title: key,
  icon: 'grid',
  state: 'ready',
  entries: names.map((each, at) => ({
    id: String(at),
    to: `/${key}/${at}`,
    ...(typeof each === 'string' ? { name: each } : each),
  })),
});

const ready = (...parts: readonly SoughtPart[]): Promise<readonly IndexedPart[]> =>
  Promise.all(parts.map((each) => indexPart(each, async () => undefined)));

const firstOf = (parts: readonly IndexedPart[], typed: string) => findEntries(parts, typed)[0]?.entries[0]?.name;

const stalls = part('cameras', ['Pen 1 feeder', 'Pen 2 lying area', 'Pen 12 feeder', 'Häuser Süd', 'Loading ramp']);

test.each([
  ['pen 1', 'Pen 1 feeder'],
  ['p12', 'Pen 12 feeder'],
  ['p2l', 'Pen 2 lying area'],
  ['feeder 12', 'Pen 12 feeder'],
  ['hauser', 'Häuser Süd'],
  ['SÜD', 'Häuser Süd'],
  ['ramp', 'Loading ramp'],
  ['fedeer', 'Pen 1 feeder'],
  ['laoding', 'Loading ramp'],
  ['lodaing ramp', 'Loading ramp'],
  ['loadin', 'Loading ramp'],
  ['loeding', 'Loading ramp'],
])('"%s" finds %s first, typing errors or not', async (typed, name) => {
  expect(firstOf(await ready(stalls), typed)).toBe(name);
});

test('a whole name goes before its beginning, that before a word, that before what only contains it', async () => {
  const parts = await ready(part('screens', ['Subgrid', 'New grid', 'Grids', 'Grid wall', 'Grid']));
  const [found] = findEntries(parts, 'grid');
  expect(found?.entries.map(({ name }) => name)).toEqual(['Grid', 'Grid wall', 'Grids', 'New grid', 'Subgrid']);
});

test('the part of the best entry is the first, and of many the number is told', async () => {
  const many = part(
    'many',
    Array.from({ length: 30 }, (_, at) => `A pen ${at}`),
  );
  const found = findEntries(await ready(many, part('pens', ['Pen'])), 'pen');
  expect(found.map(({ key, entries, more }) => [key, entries.length, more])).toEqual([
    ['pens', 1, 0],
    ['many', mostOfPart, 30 - mostOfPart],
  ]);
});

test('the name in the other language finds it', async () => {
  const parts = await ready(part('screens', [{ name: 'Kameras', words: ['Cameras'] }, 'Kalender']));
  expect(firstOf(parts, 'cam')).toBe('Kameras');
  expect(firstOf(parts, 'camreas')).toBe('Kameras');
});

test('what is no entry is counted and loses no other', async () => {
  const entries = [{ id: '1', name: 'Good', to: '/good' }, { id: '2', name: 7 }, { name: '' }];
  const told = { ...stalls, entries } as unknown as SoughtPart;
  const [indexed] = await ready(told);
  expect(indexed?.entries.map(({ name }) => name)).toEqual(['Good']);
  expect(indexed?.unreadable).toBe(2);
});

const anyName = fc.string({ minLength: 1, maxLength: 24, unit: 'grapheme' }).filter((name) => name.trim() !== '');

test('every name is found by itself, first among those that are not called so; its pieces are the name', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(anyName, { minLength: 1, maxLength: 8 }), async (names) => {
      const parts = await ready(part('any', names));
      for (const name of names) {
        const [found] = findEntries(parts, name);
        expect(found?.entries.map((entry) => entry.name)).toContain(name);
        expect(
          matchedPieces(name, name)
            .map(({ text }) => text)
            .join(''),
        ).toBe(name);
      }
    }),
    { numRuns: 60 },
  );
});

test('typing on never finds what was not found before, but for typing errors', async () => {
  const parts = await ready(stalls);
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[a-z0-9 ]{1,5}$/), fc.stringMatching(/^[a-z]$/), async (typed, next) => {
      const count = (text: string) => findEntries(parts, text).reduce((sum, { entries }) => sum + entries.length, 0);
      if (count(typed) >= 3 && typed.length < 3) expect(count(typed + next)).toBeLessThanOrEqual(count(typed));
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['Pen 12 feeder', 'p12f', 'Pen 12 feeder', ['P', '12', 'f']],
  ['Größe', 'grosse', 'Größe', ['Größe']],
  ['Loading ramp', 'laoding', 'Loading ramp', ['Loading']],
  ['Kameras', 'cameras', 'Kameras', []],
])('in %s, "%s" marks what matched', (name, typed, whole, marked) => {
  const pieces = matchedPieces(name, typed);
  expect(pieces.map(({ text }) => text).join('')).toBe(whole);
  // One after the other they are one mark.
  expect(pieces.filter(({ matched }) => matched).map(({ text }) => text)).toEqual(marked);
});
