import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { aptGet, installDebianPackages } from './debian-packages.mjs';
import { nodeProblem } from './node-version.mjs';
import { installNpmPackages } from './npm-packages.mjs';
import { systemPrograms } from './system-programs.mjs';

/**
 * Makes a fresh clone ready: `node deploy/setup/setup.mjs [--with ffmpeg] [--with chromium] [--with rtsp-camera] [--with nginx] [--with postgresql]`.
 * Plain JavaScript, because it runs before anything is installed. Silent when everything is there.
 */
const repository = path.resolve(import.meta.dirname ?? '.', '../..');

const isMissing = ({ isThere }) => !isThere(process.env);

/** Brings what is missing: all of it at once, which is quicker; what did not come that way one by one. */
async function install(programs) {
  const apt = aptGet(process.env);
  if (apt === undefined) return;
  const packagesOf = (all) => all.flatMap(({ packages }) => packages);
  const missing = programs.filter(isMissing);
  if (missing.length === 0) return;
  let failure = await installDebianPackages(apt, packagesOf(missing), process.env);
  if (failure !== undefined && missing.length > 1)
    for (const program of missing.filter(isMissing))
      failure = await installDebianPackages(apt, program.packages, process.env);
  if (failure !== undefined) console.error(failure);
}

/** Says what is not there. Answers the sentence when it is needed. */
function lacking({ packages, required, without, byHand }) {
  const debian = `on Debian: sudo apt-get install --no-install-recommends ${packages.join(' ')}`;
  const sentence = `${without}: ${byHand} (${debian}).`;
  if (required) return sentence;
  console.warn(sentence);
  return undefined;
}

async function main() {
  const tooOld = nodeProblem(process.version);
  if (tooOld !== undefined) return tooOld;
  const { values } = parseArgs({ options: { with: { type: 'string', multiple: true, default: [] } } });
  const unknown = values.with.filter((name) => !Object.hasOwn(systemPrograms, name));
  if (unknown.length > 0)
    return `There is no ${unknown.join(', ')} to set up; there is ${Object.keys(systemPrograms).join(', ')}.`;
  const failed = installNpmPackages(repository, process.env);
  if (failed !== undefined) return failed;
  // It stands on a package itself, which is there only now.
  const { patchNpmPackages } = await import('./npm-patches.mjs');
  const unpatched = patchNpmPackages(repository, path.join(repository, 'deploy/setup/patches'));
  if (unpatched !== undefined) return unpatched;
  const wanted = values.with.map((name) => systemPrograms[name]);
  await install(wanted);
  // All of them before it ends: what is to be installed by hand is said at once.
  const sentences = wanted
    .filter(isMissing)
    .map(lacking)
    .filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? undefined : sentences.join('\n');
}

/** For the table of times of a test run. Failing to write it is not worth a message. */
function noteTime(startedAt) {
  const endedAt = Date.now();
  const folder = path.join(repository, '.cache');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'set-up.json'), `${JSON.stringify({ endedAt, tookMs: endedAt - startedAt })}\n`);
  } catch {
    // A folder that may not be written will be named by whoever needs it.
  }
}

const startedAt = Date.now();
const problem = await main();
noteTime(startedAt);
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
