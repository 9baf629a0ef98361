import { inTurns } from '../suite-place/in-turns';
import type { ReadablePlace, SuitePlace } from '../suite-place/suite-place';
import { readShellBuild, type ShellBuild, shellBuildFile } from './shell-build';

/** Written last and in this order: whoever reads them finds everything that they name. */
const pages = ['index.html', 'service-worker.js'];

/** Files on their way at the same time. */
const mostAtOnce = 8;

/** What lies beside the shell's files and is not the shell's. A remote may be published there at the same time. */
const others =
  /^(remotes\/|\.compose\/|suite(\.previous)?\.json|choices\.json|manifest\.\w+\.webmanifest$|shell\.json)/;

/** Puts the files of a shell at the root of a suite; those of the build before stay, older ones go. */
export async function putShell(from: ReadablePlace, suite: SuitePlace, build: ShellBuild): Promise<void> {
  const before = await readShellBuild(suite);
  async function put(file: string): Promise<void> {
    const [fresh, there] = await Promise.all([from.read(file), suite.read(file)]);
    if (fresh === null) throw new Error(`${from.address}: ${file} of the shell is missing`);
    if (there === null || !there.content.equals(fresh.content)) await suite.write(file, fresh.content, 'anything');
  }
  const isPage = (file: string) => pages.includes(file.replace(/\.(br|gz)$/, ''));
  await inTurns(
    build.files.filter((file) => !isPage(file)),
    mostAtOnce,
    put,
  );
  for (const file of build.files.filter(isPage)) await put(file);
  const kept = new Set([...build.files, ...(before?.files ?? [])]);
  const present = await suite.files('', ['remotes']);
  await suite.remove(present.filter((file) => !others.test(file) && !kept.has(file)));
  await suite.write(shellBuildFile, Buffer.from(`${JSON.stringify(build, null, 1)}\n`), 'anything');
}
