import * as v from 'valibot';

/** Files of the repository that name its remotes, by their places: what they say before, or after. */
export interface NamingFiles {
  readonly 'package.json': string;
  readonly 'package-lock.json': string;
  readonly 'tsconfig.json': string;
}

const manifestSchema = v.looseObject({ workspaces: v.array(v.string()) });
const compilerSchema = v.looseObject({ references: v.array(v.object({ path: v.string() })) });
const lockSchema = v.looseObject({ packages: v.record(v.string(), v.looseObject({})) });
const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  dependencies: v.record(v.string(), v.string()),
});

/** What a file holds, its keys in their order: a schema would put those that it knows first. @throws what is wrong */
function read<Schema extends v.GenericSchema>(schema: Schema, file: string): v.InferInput<Schema> {
  const content: unknown = JSON.parse(file);
  v.assert(schema, content);
  return content;
}

const asFile = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

/** Behind the last remote: what comes after stands on remotes, or tests them. */
function behindRemotes<T>(all: readonly T[], isRemote: (each: T) => boolean, added: T): readonly T[] {
  const place = all.findLastIndex(isRemote) + 1;
  return [...all.slice(0, place), added, ...all.slice(place)];
}

function withLocked(lock: string, workspaces: readonly string[], remote: string, manifest: string): string {
  const content = read(lockSchema, lock);
  const packages = {
    ...content.packages,
    '': { ...content.packages[''], workspaces },
    [remote]: v.parse(packageSchema, JSON.parse(manifest)),
    [`node_modules/@barnwatch/${remote}`]: { resolved: remote, link: true },
  };
  // As npm sorts them; the repository itself, whose place has no name, stands first.
  const sorted = Object.entries(packages).sort(([left], [right]) => left.localeCompare(right, 'en'));
  return asFile({ ...content, packages: Object.fromEntries(sorted) });
}

/**
 * The files that name the remotes, with one more. The lock is changed as `npm install` would: nothing is fetched.
 * @param manifest the new remote's `package.json`
 */
export function registered(files: NamingFiles, remote: string, manifest: string): NamingFiles {
  const root = read(manifestSchema, files['package.json']);
  const compiler = read(compilerSchema, files['tsconfig.json']);
  const workspaces = behindRemotes(root.workspaces, (each) => each.startsWith('mf-'), remote);
  const references = behindRemotes(compiler.references, ({ path }) => path.startsWith('./mf-'), {
    path: `./${remote}`,
  });
  return {
    'package.json': asFile({ ...root, workspaces }),
    'package-lock.json': withLocked(files['package-lock.json'], workspaces, remote, manifest),
    'tsconfig.json': asFile({ ...compiler, references }),
  };
}
