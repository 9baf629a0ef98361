import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { nameProblems, type Taken } from './name-problems';
import { type NamingFiles, registered } from './registered';
import { remoteFiles } from './remote-files';
import type { RemoteNames } from './remote-names';
import { takenIn } from './taken';

export type NewRemote =
  | { readonly ok: true; readonly written: readonly string[]; readonly changed: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

const sharedSchema = v.object({ version: v.string(), dependencies: v.object({ react: v.string() }) });

const namingFiles = ['package.json', 'package-lock.json', 'tsconfig.json'] as const;

function orderBehind({ descriptors }: Taken): number {
  return Math.max(0, ...descriptors.flatMap(({ nav }) => nav.map(({ order }) => order))) + 1;
}

function readNaming(repository: string): NamingFiles {
  const read = (name: (typeof namingFiles)[number]) => readFileSync(path.join(repository, name), 'utf8');
  return {
    'package.json': read('package.json'),
    'package-lock.json': read('package-lock.json'),
    'tsconfig.json': read('tsconfig.json'),
  };
}

function writeWhole(folder: string, files: Readonly<Record<string, string>>): void {
  const fresh = `${folder}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(fresh, file)), { recursive: true });
    writeFileSync(path.join(fresh, file), content);
  }
  renameSync(fresh, folder);
}

/** Lines break where the names make them too long: as the repository's formatter has it. */
function format(repository: string, folder: string): string | null {
  const biome = createRequire(path.join(repository, 'package.json')).resolve('@biomejs/biome/bin/biome');
  const words = [biome, 'check', '--write', '--vcs-enabled=false', folder];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: repository, encoding: 'utf8' });
  return status === 0 ? null : stderr;
}

/** Writes a new remote, and its name wherever the repository names its remotes; nothing when it may not have the name. */
export async function newRemote(repository: string, names: RemoteNames): Promise<NewRemote> {
  const taken = await takenIn(repository);
  const problems = nameProblems(names, taken);
  if (problems.length > 0) return { ok: false, problems };
  const shared = v.parse(sharedSchema, JSON.parse(readFileSync(path.join(repository, 'shared/package.json'), 'utf8')));
  const files = remoteFiles(names, {
    contract: shared.version,
    react: shared.dependencies.react,
    navOrder: orderBehind(taken),
  });
  const naming = registered(readNaming(repository), names.remote, files['package.json'] ?? '');
  writeWhole(path.join(repository, names.remote), files);
  for (const name of namingFiles) writeFileSync(path.join(repository, name), naming[name]);
  const unformatted = format(repository, names.remote);
  if (unformatted !== null) return { ok: false, problems: [`${names.remote} was written, but:\n${unformatted}`] };
  return {
    ok: true,
    written: Object.keys(files).map((file) => `${names.remote}/${file}`),
    changed: namingFiles,
  };
}
