import * as v from 'valibot';
import type { ReadablePlace } from '../suite-place/suite-place';

/** What a build of the shell says of itself, beside its files. */
export const shellBuildFile = 'shell.json';

/** `shell.json`, what a build of the shell says of itself. The registry tool reads it, the shell does not. */
const shellBuildSchema = v.object({
  version: v.string(),
  /** Version of the shared contract that this shell provides to remotes. */
  contract: v.string(),
  /** Whether it looks up in a remote's own list what the registry does not name; a shell of before that cannot. */
  readsParts: v.optional(v.literal(true)),
  /** Files of this build, relative to the suite's root. */
  files: v.array(v.string()),
});

export type ShellBuild = v.InferOutput<typeof shellBuildSchema>;

/** The shell that lies in a suite, or `undefined` when there is none that can be read. */
export async function readShellBuild(suite: ReadablePlace): Promise<ShellBuild | undefined> {
  const found = await suite.read(shellBuildFile);
  if (found === null) return undefined;
  try {
    return v.parse(shellBuildSchema, JSON.parse(found.content.toString('utf8')));
  } catch {
    return undefined;
  }
}
