import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder, repository } from '../../deploy/build/places';
import { sourceFingerprint } from '../../deploy/build/source-fingerprint';

/** The builders of remotes that are made outside of this repository, one example of each. */
export const outsideBuilders = ['webpack', 'rspack', 'vite'] as const;

export type OutsideBuilder = (typeof outsideBuilders)[number];

/** Longest time that one step may take on a busy machine, ms. */
const stepTimeout = 300_000;

const run = promisify(execFile);

/** Runs a program of Node in a folder. @throws {Error} with what it has said when it fails */
export async function runNode(folder: string, ...words: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, words, { cwd: folder, timeout: stepTimeout });
    return stdout;
  } catch (cause) {
    const told = ['stdout', 'stderr'].map((stream) => String(Reflect.get(cause as object, stream) ?? ''));
    throw new Error(`${words.join(' ')} failed:\n${told.join('\n')}`, { cause });
  }
}

/** Runs a command of this repository, as `npm run` does. */
export function runCommand(main: string, ...words: readonly string[]): Promise<string> {
  return runNode(repository, '--import', 'tsx', main, ...words);
}

const own = path.join(cacheFolder, 'outside');

/** Makes a folder once for each content of its sources; whoever comes meanwhile makes one as well, and one of them stays. */
async function once(name: string, fingerprint: string, make: (folder: string) => Promise<void>): Promise<string> {
  const place = path.join(own, `${name}-${fingerprint.slice(0, 16)}`);
  const isThere = await readFile(path.join(place, '.whole')).then(
    () => true,
    () => false,
  );
  if (isThere) return place;
  const fresh = `${place}.new-${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  await make(fresh);
  await writeFile(path.join(fresh, '.whole'), '');
  await rename(fresh, place).catch(() => rm(fresh, { recursive: true, force: true }));
  return place;
}

const inRepository = (...files: readonly string[]) => files.map((file) => path.join(repository, file));

function packageFingerprint(): Promise<string> {
  return sourceFingerprint(
    repository,
    inRepository('shared', 'deploy/public-package'),
    inRepository('package.json'),
    [],
  );
}

/** The package that outside teams install, written by the repository's own command. */
export async function publicPackage(): Promise<string> {
  const place = await once('package', await packageFingerprint(), async (folder) => {
    await runCommand('deploy/public-package/main.ts', path.join(folder, 'shared'));
  });
  return path.join(place, 'shared');
}

/**
 * Builds an example in a folder of its own, with the public package where `npm install` puts it, and the build tools of
 * this repository's lock. Answers the folder, with `dist/` in it.
 */
export async function buildOutside(builder: OutsideBuilder, version: string): Promise<string> {
  const source = path.join(repository, 'e2e/outside', builder);
  const sources = await sourceFingerprint(repository, [source], inRepository('package-lock.json'), [
    version,
    await packageFingerprint(),
  ]);
  return once(`${builder}-${version}`, sources, async (folder) => {
    await cp(source, folder, { recursive: true });
    const manifest = path.join(folder, 'package.json');
    const said = JSON.parse(await readFile(manifest, 'utf8')) as object;
    await writeFile(manifest, JSON.stringify({ ...said, version }, null, 2));
    await cp(await publicPackage(), path.join(folder, 'node_modules/@barnwatch/shared'), { recursive: true });
    await runNode(folder, 'build.mjs');
  });
}
