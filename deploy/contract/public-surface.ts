import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublicDoor } from '../public-package/public-doors';
import { type DeclarationFile, declarationFile } from './declaration-file';
import type { Surface } from './surface';

/** A declaration, by its file and its name there. */
interface Place {
  readonly file: string;
  readonly name: string;
}

const identifiers = /[A-Za-z_$][\w$]*/g;
const inlineImports = /import\(['"]([^'"]+)['"]\)\.([\w$]+)/g;

/** What remotes can see of `shared`: each export of each door, and the declarations that these are made of. */
class SurfaceReader {
  readonly #root: string;
  readonly #files = new Map<string, DeclarationFile>();

  constructor(root: string) {
    this.#root = root;
  }

  #read(file: string): DeclarationFile {
    const known = this.#files.get(file);
    if (known) return known;
    const read = declarationFile(readFileSync(path.join(this.#root, file), 'utf8'));
    this.#files.set(file, read);
    return read;
  }

  /** The file that another one means; null for a package, whose declarations are not ours. */
  #meant(file: string, request: string): string | null {
    if (!request.startsWith('.')) return null;
    const place = path.join(path.dirname(file), request);
    const found = [`${place}.d.ts`, path.join(place, 'index.d.ts')].find((each) =>
      existsSync(path.join(this.#root, each)),
    );
    return found ?? null;
  }

  /** Every name that a file exports, and where it is declared. What a package declares has no place here. */
  exportsOf(file: string): ReadonlyMap<string, Place | null> {
    const { exported, wholes } = this.#read(file);
    const found = new Map<string, Place | null>();
    for (const whole of wholes) {
      const meant = this.#meant(file, whole);
      if (meant) for (const [name, place] of this.exportsOf(meant)) found.set(name, place);
    }
    for (const [name, source] of exported) {
      if (source.from === null) found.set(name, this.#placeOf(file, source.name));
      else found.set(name, this.#exportedFrom(file, source.from, source.name));
    }
    return found;
  }

  #exportedFrom(file: string, request: string, name: string | null): Place | null {
    const meant = this.#meant(file, request);
    return meant === null || name === null ? null : (this.exportsOf(meant).get(name) ?? null);
  }

  /** Where what a file calls so is declared. */
  #placeOf(file: string, name: string): Place | null {
    const { declared, imported } = this.#read(file);
    if (declared.has(name)) return { file, name };
    const source = imported.get(name);
    return source ? this.#exportedFrom(file, source.from, source.name) : null;
  }

  textOf({ file, name }: Place): string {
    return this.#read(file).declared.get(name) ?? '';
  }

  /** The declarations that one names. */
  neededBy(place: Place): readonly Place[] {
    const text = this.textOf(place);
    const names = [...new Set(text.match(identifiers) ?? [])].filter((name) => name !== place.name);
    return [
      ...names.map((name) => this.#placeOf(place.file, name)),
      ...[...text.matchAll(inlineImports)].map(([, request = '', name = '']) =>
        this.#exportedFrom(place.file, request, name),
      ),
    ].filter((found) => found !== null);
  }
}

/**
 * Of a value whose names alone are meant (`keyof typeof icons`) the names: another drawing is no other contract.
 * @param texts all declarations of the surface
 */
function namesAlone(name: string, text: string, texts: readonly string[]): string {
  const word = name.replaceAll('$', '\\$');
  const uses = texts.flatMap((each) => each.match(new RegExp(`(?:keyof )?typeof ${word}\\b`, 'g')) ?? []);
  if (uses.length === 0 || !uses.every((use) => use.startsWith('keyof'))) return text;
  const names = text.split('\n').flatMap((line) => /^ {4}(?:readonly )?([\w$'"-]+)\??:/.exec(line)?.[1] ?? []);
  return [`names of ${name}: {`, ...names.map((each) => `    ${each};`), '}'].join('\n');
}

const keyOf = ({ file, name }: Place) => `${file} ${name}`;
const byKey = (entries: Iterable<readonly [string, string]>) =>
  new Map([...entries].sort(([left], [right]) => (left < right ? -1 : 1)));

/**
 * Reads the public surface.
 * @param declarations the folder of the declaration files of `shared`, as `tsc -b shared` has written them
 */
export function publicSurface(declarations: string, doors: readonly PublicDoor[]): Surface {
  const reader = new SurfaceReader(declarations);
  const surface = new Map<string, ReadonlyMap<string, string>>();
  const seen = new Map<string, Place>();
  const exported = new Set<string>();
  for (const { name: door, file } of doors) {
    const found = [...reader.exportsOf(file.replace(/\.ts$/, '.d.ts'))];
    for (const [, place] of found) if (place) exported.add(keyOf(place));
    surface.set(
      `@barnwatch/shared/${door}`,
      byKey(found.map(([name, place]) => [name, place ? reader.textOf(place) : 'of another package'] as const)),
    );
    const waiting = found.map(([, place]) => place).filter((place) => place !== null);
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      if (seen.has(keyOf(place))) continue;
      seen.set(keyOf(place), place);
      waiting.push(...reader.neededBy(place));
    }
  }
  const behind = [...seen.values()].filter((place) => !exported.has(keyOf(place)));
  const texts = [...seen.values()].map((place) => reader.textOf(place));
  const shown = (place: Place) => namesAlone(place.name, reader.textOf(place), texts);
  for (const file of [...new Set(behind.map((place) => place.file))].sort()) {
    const own = behind.filter((place) => place.file === file);
    surface.set(file.replace(/\.d\.ts$/, ''), byKey(own.map((place) => [place.name, shown(place)] as const)));
  }
  return surface;
}
