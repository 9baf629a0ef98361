import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readJsonFile } from '../compose/json-file';
import { reachableModules } from './reachable-modules';

const files = v.array(v.string());

/** The part of `mf-manifest.json` that webpack's, Rspack's and Vite's plugin of module federation have in common. */
const manifestSchema = v.object({
  name: v.string(),
  metaData: v.object({
    publicPath: v.optional(v.string()),
    remoteEntry: v.object({ name: v.string(), path: v.string(), type: v.string() }),
  }),
  shared: v.array(v.object({ name: v.string() })),
  exposes: v.array(
    v.object({
      path: v.string(),
      assets: v.object({ js: v.object({ sync: files }), css: v.object({ sync: files }) }),
    }),
  ),
});

/** A build of a remote by a plugin of module federation. Files are relative to its folder. */
export interface FederationBuild {
  readonly container: string;
  readonly entry: string;
  readonly entryType: 'global' | 'module';
  /** Exposed modules, and the files of each besides the entry. */
  readonly exposes: ReadonlyMap<string, readonly string[]>;
  /** Names of shared modules, as far as the build says which of them are used. */
  readonly shared: readonly string[];
}

export type BuildOutcome =
  | { readonly ok: true; readonly build: FederationBuild }
  | { readonly ok: false; readonly problems: readonly string[] };

/** By the names that the plugins give to the way an entry is loaded. */
const entryTypes: ReadonlyMap<string, FederationBuild['entryType']> = new Map([
  ['var', 'global'],
  ['global', 'global'],
  ['module', 'module'],
  ['esm', 'module'],
]);

/** Reads the output folder of a build. */
export async function readBuild(folder: string): Promise<BuildOutcome> {
  const file = path.join(folder, 'mf-manifest.json');
  if (!existsSync(file)) {
    const hint = 'build the remote first, with "manifest: true" in the plugin of module federation';
    return { ok: false, problems: [`${file} is missing: ${hint}`] };
  }
  const read = await readJsonFile(file, manifestSchema);
  if (!read.ok) return { ok: false, problems: [read.problem] };
  const { name: container, metaData, shared, exposes } = read.value;
  const { remoteEntry, publicPath } = metaData;
  const entryType = entryTypes.get(remoteEntry.type);
  const entry = path.posix.join(remoteEntry.path, remoteEntry.name);
  const own = exposes.map((each) => [each.path, [...each.assets.css.sync, ...each.assets.js.sync]] as const);
  const missing = [...new Set([entry, ...own.flatMap(([, needed]) => needed)])].filter(
    (needed) => !existsSync(path.join(folder, needed)),
  );
  const problems = [
    ...missing.map(
      (needed) => `${path.join(folder, needed)} is missing, though mf-manifest.json names it: build again`,
    ),
    ...(publicPath === undefined || ['auto', '', './'].includes(publicPath)
      ? []
      : [`the build is made for ${publicPath} only: set the public path to "auto" (Vite: base to "./")`]),
  ];
  if (entryType === undefined) {
    const known = [...entryTypes.keys()].map((each) => `"${each}"`).join(', ');
    problems.push(`the entry is of the type "${remoteEntry.type}"; the shell loads ${known}`);
  }
  if (entryType === undefined || problems.length > 0) return { ok: false, problems };
  const withImports = (needed: readonly string[]) =>
    entryType === 'global' ? needed : reachableModules(folder, entry, needed);
  return {
    ok: true,
    build: {
      container,
      entry,
      entryType,
      exposes: new Map(own.map(([module, needed]) => [module, withImports(needed)])),
      shared: shared.map(({ name }) => name),
    },
  };
}
