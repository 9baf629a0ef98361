import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { gt, valid } from 'semver';
import { putShell } from '../build/put-shell';
import { readShellBuild, type ShellBuild, shellBuildFile } from '../build/shell-build';
import { descriptionFile, type ReadablePlace, type SuitePlace } from '../suite-place/suite-place';
import { isNamedByDigest } from '../suite-server/file-kinds';
import { versionFolder } from './published-remotes';

interface TwoPlaces {
  readonly suite: SuitePlace;
  /** A folder of this machine. */
  readonly source?: SuitePlace | undefined;
}

/** What a suite has not, and its source has. */
export interface Brought {
  readonly versions: readonly { readonly name: string; readonly version: string }[];
  readonly shell: ShellBuild | undefined;
}

/** A suite as it will be once its source has been put there: what lies in it already counts before that. */
export async function withSource(suite: SuitePlace, source: SuitePlace | undefined): Promise<ReadablePlace> {
  if (source === undefined) return suite;
  const hasShell = (await shellToBring({ suite, source })) !== undefined;
  return {
    address: suite.address,
    async read(file) {
      if (file === shellBuildFile && hasShell) return source.read(file);
      return (await suite.read(file)) ?? source.read(file);
    },
    async folders(folder) {
      return [...new Set([...(await suite.folders(folder)), ...(await source.folders(folder))])];
    },
  };
}

/** Whether all of a shell lies in a suite; what has a digest in its name is the same where it has the same name. */
async function isThere(build: ShellBuild, source: ReadablePlace, suite: ReadablePlace): Promise<boolean> {
  const there = await readShellBuild(suite);
  if (JSON.stringify(build) !== JSON.stringify(there)) return false;
  const encoding = /\.(br|gz)$/;
  const files = build.files.filter((file) => !encoding.test(file) && !isNamedByDigest(file));
  const same = await Promise.all(
    files.map(async (file) => {
      const [one, other] = await Promise.all([source.read(file), suite.read(file)]);
      return one !== null && other?.content.equals(one.content) === true;
    }),
  );
  return same.every(Boolean);
}

/** The source's shell, when it is another one than that of the suite, and none of before that. */
async function shellToBring({ suite, source }: TwoPlaces): Promise<ShellBuild | undefined> {
  if (source === undefined) return undefined;
  const fresh = await readShellBuild(source);
  const there = await readShellBuild(suite);
  if (fresh === undefined || (await isThere(fresh, source, suite))) return undefined;
  const isOlder = there !== undefined && [fresh, there].every(({ version }) => valid(version) === version);
  return isOlder && gt(there.version, fresh.version) ? undefined : fresh;
}

/** What a registry names and the suite has not. */
export async function broughtBy(registry: SuiteRegistry, { suite, source }: TwoPlaces): Promise<Brought> {
  if (source === undefined) return { versions: [], shell: undefined };
  const named = registry.remotes.flatMap(({ name, version, before, staged }) => [
    { name, version },
    ...[before, staged].flatMap((beside) => (beside === undefined ? [] : [{ name, version: beside.version }])),
  ]);
  const versions: { name: string; version: string }[] = [];
  for (const each of named)
    if ((await suite.read(`${versionFolder(each.name, each.version)}/${descriptionFile}`)) === null)
      versions.push(each);
  return { versions, shell: await shellToBring({ suite, source }) };
}

/** Puts it there. @returns whether nobody else was faster with a version */
export async function bring({ versions, shell }: Brought, { suite, source }: TwoPlaces): Promise<boolean> {
  if (source === undefined) return true;
  for (const { name, version } of versions) {
    const folder = versionFolder(name, version);
    if (!(await suite.putVersion(`${source.address}/${folder}`, folder))) return false;
  }
  if (shell !== undefined) await putShell(source, suite, shell);
  return true;
}

/** A line for each part that would be put. */
export function broughtLines({ versions, shell }: Brought): string[] {
  return [
    ...versions.map(({ name, version }) => `${name.padEnd(14)} ${version} would be put there`),
    ...(shell === undefined ? [] : [`${'shell'.padEnd(14)} ${shell.version} would be put there`]),
  ];
}
