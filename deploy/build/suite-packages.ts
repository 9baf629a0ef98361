import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** A workspace that is built by itself. */
export interface SuitePackage {
  /** Folder and name: `shell`, `mf-cameras`, … */
  readonly name: string;
  readonly kind: 'shell' | 'remote';
  readonly directory: string;
  readonly version: string;
}

const manifestSchema = v.object({ version: v.string() });
const rootSchema = v.object({ workspaces: v.array(v.string()) });

/** The file that makes a workspace a part of the suite. */
const mainFiles = { shell: 'start.ts', remote: 'remote.ts' } as const;

function kindOf(workspace: string): SuitePackage['kind'] | undefined {
  if (workspace === 'shell') return 'shell';
  return workspace.startsWith('mf-') ? 'remote' : undefined;
}

function readJson<Schema extends v.GenericSchema>(schema: Schema, file: string): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * The shell and the remotes of a repository, the shell first.
 * `BARNWATCH_VERSION` stands in for the version of every package, so that a release is named once.
 */
export function suitePackages(repository: string, environment: NodeJS.ProcessEnv): SuitePackage[] {
  const { workspaces } = readJson(rootSchema, path.join(repository, 'package.json'));
  return workspaces
    .flatMap((workspace) => {
      const kind = kindOf(workspace);
      const directory = path.join(repository, workspace);
      if (kind === undefined || !existsSync(path.join(directory, mainFiles[kind]))) return [];
      const { version } = readJson(manifestSchema, path.join(directory, 'package.json'));
      return [{ name: workspace, kind, directory, version: environment.BARNWATCH_VERSION ?? version }];
    })
    .sort((left, right) => Number(left.kind === 'remote') - Number(right.kind === 'remote'));
}

/** Version of the contract between shell and remotes: that of `@barnwatch/shared`. */
export function contractVersion(repository: string): string {
  return readJson(manifestSchema, path.join(repository, 'shared/package.json')).version;
}
