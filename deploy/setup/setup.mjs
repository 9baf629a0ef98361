import path from 'node:path';
import { parseArgs } from 'node:util';
import { aptGet, installDebianPackages } from './debian-packages.mjs';
import { nodeProblem } from './node-version.mjs';
import { installNpmPackages } from './npm-packages.mjs';
import { systemPrograms } from './system-programs.mjs';

/**
 * Makes a fresh clone ready: `node deploy/setup/setup.mjs [--with ffmpeg] [--with chromium] [--with rtsp-camera]`.
 * Plain JavaScript, because it runs before anything is installed. Silent when everything is there.
 */
const repository = path.resolve(import.meta.dirname ?? '.', '../..');

/** Brings one program. Answers a sentence when it is needed and could not be had. */
async function provide(program) {
  const { isThere, packages, required, without, byHand } = program;
  if (isThere(process.env)) return undefined;
  const apt = aptGet(process.env);
  const failure = apt === undefined ? undefined : await installDebianPackages(apt, packages, process.env);
  if (isThere(process.env)) return undefined;
  if (failure !== undefined) console.error(failure);
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
  // All of them before it ends: what is to be installed by hand is said at once.
  const missing = [];
  for (const name of values.with) missing.push(await provide(systemPrograms[name]));
  const sentences = missing.filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? undefined : sentences.join('\n');
}

const problem = await main();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
