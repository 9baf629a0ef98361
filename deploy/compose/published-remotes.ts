import { type BuiltRemote, builtRemoteSchema } from '@barnwatch/shared/federation';
import { compare, valid } from 'semver';
import * as v from 'valibot';
import { descriptionFile, type ReadablePlace } from '../suite-place/suite-place';

/** One version of a remote that lies in a suite, with its descriptor or the reason why that is of no use. */
export interface PublishedRemote {
  readonly name: string;
  readonly version: string;
  /** From the root of the suite. */
  readonly folder: string;
  readonly built:
    | { readonly ok: true; readonly remote: BuiltRemote }
    | { readonly ok: false; readonly problems: readonly string[] };
}

/** Where a version of a remote lies in a suite. */
export function versionFolder(name: string, version: string): string {
  return `remotes/${name}/${version}`;
}

/** Reads what a build says of itself; every fault of it as a sentence. */
export function parseBuiltRemote(name: string, version: string, content: string): PublishedRemote['built'] {
  const where = `${name} ${version}: remote.json`;
  let data: unknown;
  try {
    data = JSON.parse(content);
  } catch {
    return { ok: false, problems: [`${where} is not JSON`] };
  }
  const parsed = v.safeParse(builtRemoteSchema, data);
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.issues.map((issue) => `${where}: ${v.getDotPath(issue) ?? '(whole)'}: ${issue.message}`),
    };
  }
  const remote = parsed.output;
  if (remote.name === name && remote.version === version) return { ok: true, remote };
  return { ok: false, problems: [`${where} is that of ${remote.name} ${remote.version}`] };
}

/** One version of a remote, `null` when its description is not there. */
export async function findPublished(
  suite: ReadablePlace,
  name: string,
  version: string,
): Promise<PublishedRemote | null> {
  const folder = versionFolder(name, version);
  const found = await suite.read(`${folder}/${descriptionFile}`);
  if (found === null) return null;
  return { name, version, folder, built: parseBuiltRemote(name, version, found.content.toString('utf8')) };
}

/** One version of a remote, which need not be there. */
export async function readPublished(suite: ReadablePlace, name: string, version: string): Promise<PublishedRemote> {
  const problems = [`${name} ${version}: ${descriptionFile} is missing`];
  const absent = { name, version, folder: versionFolder(name, version), built: { ok: false, problems } } as const;
  return (await findPublished(suite, name, version)) ?? absent;
}

/**
 * Every version of every remote below `remotes/`, by name, the newest version first. Passed over are folders that are no
 * version, and those without a description: they are on their way, or going.
 */
export async function publishedRemotes(suite: ReadablePlace): Promise<PublishedRemote[]> {
  const found = await Promise.all(
    (await suite.folders('remotes')).map(async (name) => {
      const versions = (await suite.folders(`remotes/${name}`)).filter((version) => valid(version) === version);
      return Promise.all(versions.map((version) => findPublished(suite, name, version)));
    }),
  );
  return found
    .flat()
    .filter((remote) => remote !== null)
    .sort((left, right) => left.name.localeCompare(right.name, 'en') || compare(right.version, left.version));
}
