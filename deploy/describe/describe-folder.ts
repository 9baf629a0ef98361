import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltRemote } from '@barnwatch/shared/federation';
import { writeJsonFile } from '../compose/json-file';
import { describeRemote } from './describe-remote';
import { readBuild } from './federation-build';
import { readProject } from './outside-project';

export type DescribeOutcome =
  | { readonly ok: true; readonly remote: BuiltRemote }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Writes `remote.json`, the list of the files of each part and the texts into the output folder of a build. Where anything is wrong, nothing is written, and
 * all of it is told, not only the first.
 */
export async function describeFolder(project: string, built: string): Promise<DescribeOutcome> {
  const [read, build] = await Promise.all([readProject(project), readBuild(built)]);
  if (!read.ok || !build.ok) {
    return { ok: false, problems: [...(read.ok ? [] : read.problems), ...(build.ok ? [] : build.problems)] };
  }
  const description = await describeRemote(read.project, build.build, built);
  if (!description.ok) return description;
  await mkdir(path.join(built, 'texts'), { recursive: true });
  for (const [file, content] of description.written) await writeFile(path.join(built, file), content);
  await writeJsonFile(path.join(built, 'remote.json'), description.remote);
  return { ok: true, remote: description.remote };
}
