import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** `shell.json`, what a build of the shell says of itself. The registry tool reads it, the shell does not. */
const shellBuildSchema = v.object({
  version: v.string(),
  /** Version of the shared contract that this shell provides to remotes. */
  contract: v.string(),
  /** Files of this build, relative to the suite's root. */
  files: v.array(v.string()),
});

export type ShellBuild = v.InferOutput<typeof shellBuildSchema>;

/** The shell that lies in a suite folder, or `undefined` when there is none that can be read. */
export async function readShellBuild(suiteFolder: string): Promise<ShellBuild | undefined> {
  try {
    return v.parse(shellBuildSchema, JSON.parse(await readFile(path.join(suiteFolder, 'shell.json'), 'utf8')));
  } catch {
    return undefined;
  }
}
