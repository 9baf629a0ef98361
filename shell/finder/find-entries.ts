import type { IndexedEntry, IndexedPart } from './finder-index';
import { findMistyped } from './mistyped';
import { plainWords } from './plain-words';

/** Entries of one kind that were found, the best first. */
export interface FoundPart {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly IndexedEntry[];
  /** How many more of it match than are shown. */
  readonly more: number;
}

/** Of one kind so many are shown: more would be read through, not found. */
export const mostOfPart = 8;

/** From so few on, what was typed is taken for mistyped as well. */
const fewFound = 3;

/** How well an entry fits, the best first. What fits equally well stands in the order of parts, then of their lists. */
const fits = [
  'whole',
  'first-word',
  'beginning',
  'words',
  'initials',
  'further',
  'within',
  'any-order',
  'scattered',
] as const;
type Fit = (typeof fits)[number];

/**
 * What was typed finds names, or further words, in which each of its words occurs; best where a name begins with it.
 * @param parts those first that are wanted more often
 */
export function findEntries(parts: readonly IndexedPart[], typed: string): readonly FoundPart[] {
  const search = findByPieces(parts, typed);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

/** Between two pieces so many entries are compared: about half a millisecond on a slow phone. */
const pieceLength = 250;

/** The same in pieces: whoever asks decides when it goes on, and whether. */
export function* findByPieces(parts: readonly IndexedPart[], typed: string): Generator<void, readonly FoundPart[]> {
  const plain = plainWords(typed);
  if (plain === '') return [];
  const terms = plain.split(' ');
  const byFit = new Map<Fit | 'mistyped', Ranked[]>();
  const counts = new Map<IndexedPart, number>();
  let compared = 0;
  for (const part of parts) {
    const kept = new Map<Fit, number>();
    for (const entry of part.entries) {
      compared += 1;
      if (compared % pieceLength === 0) yield;
      const fit = fitOf(entry, plain, terms);
      if (fit === null) continue;
      counts.set(part, (counts.get(part) ?? 0) + 1);
      const keptBefore = kept.get(fit) ?? 0;
      // Of thousands that fit equally well no more than can be shown are looked at again.
      if (keptBefore >= mostOfPart) continue;
      kept.set(fit, keptBefore + 1);
      put(byFit, fit, { part, entry });
    }
  }
  if (total(counts) < fewFound) {
    const known = new Set([...byFit.values()].flat().map(({ entry }) => entry));
    for (const part of parts) {
      for (let from = 0; from < part.entries.length; from += pieceLength) {
        yield;
        for (const entry of findMistyped(part, plain, from, from + pieceLength)) {
          if (known.has(entry)) continue;
          counts.set(part, (counts.get(part) ?? 0) + 1);
          put(byFit, 'mistyped', { part, entry });
        }
      }
    }
  }
  return foundParts(
    [...fits, 'mistyped' as const].flatMap((fit) => byFit.get(fit) ?? []),
    counts,
  );
}

interface Ranked {
  readonly part: IndexedPart;
  readonly entry: IndexedEntry;
}

function put(byFit: Map<Fit | 'mistyped', Ranked[]>, fit: Fit | 'mistyped', ranked: Ranked): void {
  const others = byFit.get(fit);
  if (others) others.push(ranked);
  else byFit.set(fit, [ranked]);
}

function total(counts: ReadonlyMap<IndexedPart, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

/** By their parts; the part of the best entry is the first. */
function foundParts(ranked: readonly Ranked[], counts: ReadonlyMap<IndexedPart, number>): readonly FoundPart[] {
  const shown = new Map<IndexedPart, IndexedEntry[]>();
  for (const { part, entry } of ranked) {
    const entries = shown.get(part) ?? [];
    if (entries.length < mostOfPart) entries.push(entry);
    shown.set(part, entries);
  }
  return [...shown].map(([part, entries]) => ({
    key: part.key,
    title: part.title,
    entries,
    more: (counts.get(part) ?? entries.length) - entries.length,
  }));
}

/** Null where an entry does not fit at all. */
function fitOf(entry: IndexedEntry, plain: string, terms: readonly string[]): Fit | null {
  const { plainName, plainLines, initials } = entry;
  const areInitials = plain.length > 1 && initials.startsWith(plain);
  // Of most entries something is lacking, and this is all that is asked of them.
  for (const term of terms) if (!plainLines.includes(term)) return areInitials ? 'initials' : null;
  if (plainName.startsWith(plain)) {
    if (plainName.length === plain.length) return 'whole';
    return plainName[plain.length] === ' ' ? 'first-word' : 'beginning';
  }
  if (beginInOrder(plainName, terms)) return 'words';
  if (areInitials) return 'initials';
  if (plainLines.includes(`\n${plain}`)) return 'further';
  if (plainName.includes(plain)) return 'within';
  return terms.every((term) => plainLines.includes(`\n${term}`) || plainLines.includes(` ${term}`))
    ? 'any-order'
    : 'scattered';
}

/** Whether words of the name begin with the terms, one after the other. */
function beginInOrder(plainName: string, terms: readonly string[]): boolean {
  let from = 0;
  for (const term of terms) {
    const at = plainName.startsWith(term, from) && from === 0 ? 0 : plainName.indexOf(` ${term}`, from);
    if (at < 0) return false;
    from = at + term.length;
  }
  return true;
}
