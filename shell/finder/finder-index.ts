import { plainWords } from './plain-words';
import { type Aim, aimOf, type SoughtEntry, type SoughtPart } from './sought-part';

/** An entry, ready to be compared with what is typed. */
export interface IndexedEntry {
  /** Tells it from all others, also at the next start. */
  readonly key: string;
  readonly name: string;
  readonly detail: string | undefined;
  readonly icon: string;
  readonly aim: Aim;
  /** The name as it is compared. */
  readonly plainName: string;
  /** The first letters of its words; empty where it is one word. */
  readonly initials: string;
  /** The name, its detail and all further words as they are compared, one a line, each line with a break before it. */
  readonly plainLines: string;
}

export interface IndexedPart {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly IndexedEntry[];
  /** For typing errors: of each entry what is compared, by its place. */
  readonly texts: readonly string[];
  /** Entries that a remote told in a form that cannot be read. */
  readonly unreadable: number;
}

/** So many entries are made ready in one go: about 2 ms on a slow phone. */
const sliceLength = 250;

/** Makes a part ready, slice by slice: a field that is typed into goes before. */
export async function indexPart(part: SoughtPart, pause: () => Promise<void>): Promise<IndexedPart> {
  const entries: IndexedEntry[] = [];
  const keys = new Set<string>();
  let unreadable = 0;
  for (const [at, entry] of part.entries.entries()) {
    if (at > 0 && at % sliceLength === 0) await pause();
    const indexed = indexedEntry(part, entry);
    if (indexed === null) unreadable += 1;
    // One that is told twice is one.
    else if (!keys.has(indexed.key)) entries.push(indexed);
    if (indexed) keys.add(indexed.key);
  }
  const { key, title } = part;
  return { key, title, entries, texts: entries.map(({ plainLines }) => plainLines), unreadable };
}

/** Null for what is none: a remote of other authors may tell anything. */
function indexedEntry(part: SoughtPart, entry: SoughtEntry): IndexedEntry | null {
  if (!isEntry(entry)) return null;
  const { id, name, detail, words = [], icon = part.icon } = entry;
  const aim = aimOf(entry);
  if (aim === null) return null;
  const plainName = plainWords(name);
  const further = [detail ?? '', ...words].map(plainWords).filter((line) => line !== '' && line !== plainName);
  return {
    key: `${part.key}/${id}`,
    name,
    detail,
    icon,
    aim,
    plainName,
    initials: plainName.includes(' ') ? plainName.replace(/(\S)\S* ?/gu, '$1') : '',
    plainLines: ['', plainName, ...new Set(further)].join('\n'),
  };
}

/** By hand: there are thousands of them, and somebody is typing. */
function isEntry(told: unknown): boolean {
  if (typeof told !== 'object' || told === null) return false;
  const { id, name, detail, words, icon, to } = told as Readonly<Record<keyof SoughtEntry, unknown>>;
  const isText = (value: unknown) => value === undefined || typeof value === 'string';
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    name.trim() !== '' &&
    [detail, icon, to].every(isText) &&
    (words === undefined || (Array.isArray(words) && words.every((word) => typeof word === 'string')))
  );
}
