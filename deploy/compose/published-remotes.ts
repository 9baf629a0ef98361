import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuiltRemote, builtRemoteSchema } from '@barnwatch/shared/federation';
import { compare, valid } from 'semver';
import * as v from 'valibot';

/** One version of a remote that lies in the suite's folder, with its descriptor or the reason why that is of no use. */
export interface PublishedRemote {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  readonly built:
    | { readonly ok: true; readonly remote: BuiltRemote }
    | { readonly ok: false; readonly problems: readonly string[] };
}

async function folders(place: string): Promise<string[]> {
  try {
    const entries = await readdir(place, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
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

/** One version of a remote, which need not be there. */
export async function readPublished(suiteFolder: string, name: string, version: string): Promise<PublishedRemote> {
  const folder = path.join(suiteFolder, 'remotes', name, version);
  try {
    const content = await readFile(path.join(folder, 'remote.json'), 'utf8');
    return { name, version, folder, built: parseBuiltRemote(name, version, content) };
  } catch {
    return { name, version, folder, built: { ok: false, problems: [`${name} ${version}: remote.json is missing`] } };
  }
}

/** Every version of every remote below `remotes/`, by name, the newest version first. Folders that are no version are passed over. */
export async function publishedRemotes(suiteFolder: string): Promise<PublishedRemote[]> {
  const place = path.join(suiteFolder, 'remotes');
  const found = await Promise.all(
    (await folders(place)).map(async (name) => {
      const versions = (await folders(path.join(place, name))).filter(
        (version) => valid(version) === version && !isPartial(version),
      );
      return Promise.all(versions.map((version) => readPublished(suiteFolder, name, version)));
    }),
  );
  return found
    .flat()
    .sort((left, right) => left.name.localeCompare(right.name, 'en') || compare(right.version, left.version));
}

/** A folder that a build is still filling, or is about to remove. */
function isPartial(version: string): boolean {
  return /\.(new|old)-\d+$/.test(version);
}
