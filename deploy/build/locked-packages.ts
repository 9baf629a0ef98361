import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const namesSchema = v.optional(v.record(v.string(), v.string()), {});

/** What the lock file knows of a package, or of a link to a workspace. */
const lockedSchema = v.object({
  version: v.optional(v.string()),
  integrity: v.optional(v.string()),
  link: v.optional(v.boolean(), false),
  resolved: v.optional(v.string()),
  dependencies: namesSchema,
  optionalDependencies: namesSchema,
  peerDependencies: namesSchema,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean()) })), {}),
});

const packageLockSchema = v.object({ packages: v.record(v.string(), lockedSchema) });

export type PackageLock = v.InferOutput<typeof packageLockSchema>;
type Locked = v.InferOutput<typeof lockedSchema>;

/** A package of the lock file, at its place within `node_modules`. */
interface FoundPackage {
  readonly place: string;
  readonly locked: Locked;
}

/** What a place asks for by a name: beside it first, then further up, as Node looks for it. */
function find({ packages }: PackageLock, from: string, name: string): FoundPackage | undefined {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const place = path.posix.join(folder, 'node_modules', name);
    const locked = packages[place];
    if (locked?.link) return linked(packages, locked);
    if (locked !== undefined) return { place, locked };
    if (folder === '.' || folder === '') return undefined;
  }
}

function linked(packages: PackageLock['packages'], { resolved = '' }: Locked): FoundPackage | undefined {
  const locked = packages[resolved];
  return locked && { place: resolved, locked };
}

/** Those that are there: one that need not be is without an answer, or has one for somebody else's sake. */
function neededBy(lock: PackageLock, { place, locked }: FoundPackage): readonly FoundPackage[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked;
  const neighbours = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const names = new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...neighbours]);
  return [...names].flatMap((name) => find(lock, place, name) ?? []);
}

/** Name and bytes of a package, wherever it lies. */
function words({ place, locked: { version = '', integrity = '' } }: FoundPackage): string {
  return `${place.split('node_modules/').at(-1)}@${version} ${integrity}`;
}

/**
 * The locked packages that some names stand for at a place, and all that those need in turn: a line for each, which is
 * another one when its bytes, or those of what it needs, are others. Where in `node_modules` a package lies says nothing:
 * that changes with what others need.
 */
export function lockedPackages(lock: PackageLock, place: string, names: readonly string[]): readonly string[] {
  const waiting = names.flatMap((name) => find(lock, place, name) ?? []);
  const seen = new Map(waiting.map((found) => [found.place, found]));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const fresh = neededBy(lock, next).filter((found) => !seen.has(found.place));
    for (const found of fresh) seen.set(found.place, found);
    waiting.push(...fresh);
  }
  const lines = [...seen.values()].map((found) =>
    [words(found), ...neededBy(lock, found).map(words).sort()].join(' < '),
  );
  return [...new Set(lines)].sort();
}

export async function readPackageLock(repository: string): Promise<PackageLock> {
  return v.parse(packageLockSchema, JSON.parse(await readFile(path.join(repository, 'package-lock.json'), 'utf8')));
}
