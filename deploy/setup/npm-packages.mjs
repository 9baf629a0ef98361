import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Longest time for `npm ci`, ms: a slow network may need minutes, a hanging one must not take for ever. */
const installTimeout = 15 * 60_000;

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** A remote of the workspace: nobody imports it by its name, so a new one needs no installation. */
function isRemote({ link, resolved }) {
  return link === true && /^mf-[^/]+$/.test(resolved ?? '');
}

/**
 * Whether what npm noted about `node_modules` is what the lockfile asks for. npm writes its note last, so an install
 * that was cut short counts as none. Packages for other platforms may be missing.
 */
export function isInstalled(locked, installed) {
  if (locked === undefined || installed === undefined) return false;
  return Object.entries(locked)
    .filter(([place, wanted]) => place.includes('node_modules/') && !isRemote(wanted))
    .every(([place, wanted]) => {
      const there = installed[place];
      if (there === undefined)
        return wanted.optional === true || wanted.devOptional === true || wanted.inBundle === true;
      return there.version === wanted.version;
    });
}

/** Installs the packages of the lockfile unless they are there. Answers a sentence when that failed. */
export function installNpmPackages(repository, environment) {
  const locked = packagesOf(path.join(repository, 'package-lock.json'));
  if (isInstalled(locked, packagesOf(path.join(repository, 'node_modules/.package-lock.json')))) return undefined;
  console.log('Installing the npm packages of package-lock.json (about a minute) …');
  const words = ['ci', '--no-audit', '--no-fund'];
  // The npm that runs this script, so that no other one on the PATH gets in between.
  const npm = environment.npm_execpath;
  const options = { cwd: repository, stdio: 'inherit', timeout: installTimeout };
  const { status, error } = npm
    ? spawnSync(process.execPath, [npm, ...words], options)
    : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
  if (status === 0) return undefined;
  return `npm ci failed${error ? ` (${error.message})` : ''}: its messages are above.`;
}
