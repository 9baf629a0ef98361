import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyPatch, parsePatch, reversePatch } from 'diff';

/**
 * Packages of npm that are mended here until their makers do it. Each patch is one file, `<package>+<version>+<what>.patch`
 * as `git diff` writes it, for exactly that version; no two patches touch the same file.
 */
const patchName = /^(?<name>(?:@[^+]+\+)?[^+]+)\+(?<version>\d[^+]*)\+[^+]+\.patch$/;

/** Every line must be as the patch says: none is guessed. */
const strict = { fuzzFactor: 0, autoConvertLineEndings: false };

const missing = '/dev/null';

/**
 * What is to be done with a file so that a patch is in it.
 *
 * @param content what it says; `undefined` where there is none
 * @param filePatch one file of a patch, as `parsePatch` gives it
 * @returns its new content, `'patched'` when it has the patch already, `undefined` when the patch is not meant for it
 */
export function patchedContent(content, filePatch) {
  const isNew = filePatch.oldFileName === missing;
  if (content === undefined) return isNew ? applyPatch('', filePatch, strict) || undefined : undefined;
  if (applyPatch(content, reversePatch(filePatch), strict) !== false) return 'patched';
  const result = isNew ? false : applyPatch(content, filePatch, strict);
  return result === false ? undefined : result;
}

/** A file is replaced, never written into: an install may share its files with others by hard links. */
function replaceFile(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, content);
  renameSync(fresh, file);
}

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** The files of a patch with what is to be done with each; all of them are looked at before one is written. */
function filesOf(repository, patch, folder) {
  return parsePatch(patch).map((filePatch) => {
    const named = filePatch.newFileName.replace(/^b\//, '');
    const file = path.join(repository, named);
    const isInside = file.startsWith(folder + path.sep);
    return { named, file, result: isInside ? patchedContent(readIfThere(file), filePatch) : undefined };
  });
}

/** Applies one patch unless it is applied. Answers a sentence when that is not possible. */
function applyOne(repository, patchFolder, fileName) {
  const about = `${path.relative(repository, patchFolder)}/${fileName}`;
  const groups = patchName.exec(fileName)?.groups;
  if (groups === undefined) return `${about} is not named <package>+<version>+<what>.patch.`;
  const name = groups.name.replace('+', '/');
  const folder = path.join(repository, 'node_modules', name);
  const there = readIfThere(path.join(folder, 'package.json'));
  if (there === undefined) return `${about} is for ${name}, which is not installed.`;
  const { version } = JSON.parse(there);
  if (version !== groups.version)
    return `${about} is for ${name} ${groups.version}, installed is ${version}: see whether it is still needed.`;
  const files = filesOf(repository, readFileSync(path.join(patchFolder, fileName), 'utf8'), folder);
  const strange = files.find(({ result }) => result === undefined);
  if (strange !== undefined)
    return `${about} does not fit ${strange.named}, which was changed by something else: delete node_modules/${name}, run "npm install" and try again.`;
  const open = files.filter(({ result }) => result !== 'patched');
  if (open.length > 0) console.log(`Patching ${name} ${version}: ${fileName}`);
  for (const { file, result } of open) replaceFile(file, result);
  return undefined;
}

/** Applies the patches of a folder to the installed packages. Answers what went wrong, or `undefined`. */
export function patchNpmPackages(repository, patchFolder) {
  const problems = readdirSync(patchFolder)
    .filter((fileName) => fileName.endsWith('.patch'))
    .sort()
    .map((fileName) => applyOne(repository, patchFolder, fileName))
    .filter((problem) => problem !== undefined);
  return problems.length === 0 ? undefined : problems.join('\n');
}
