import { spawn, spawnSync } from 'node:child_process';
import { findOnPath } from './find-program.mjs';

/** Longest times, ms. */
const updateTimeout = 3 * 60_000;
const installTimeout = 10 * 60_000;
/** How often a long step says that it is still at it, ms. */
const progressInterval = 10_000;
/** How much of a failing step's output is shown, characters. */
const shownOutput = 2_000;

/** Packages that would ask something take their usual answer. */
const noQuestions = 'DEBIAN_FRONTEND=noninteractive';

/** How Debian packages can be installed here: the words before `apt-get`, or `undefined` when it is not allowed or possible. */
export function aptGet(environment) {
  const apt = findOnPath(['apt-get'], environment);
  if (process.platform !== 'linux' || apt === undefined) return undefined;
  if (process.getuid?.() === 0) return ['env', noQuestions, apt];
  const sudo = findOnPath(['sudo'], environment);
  if (sudo === undefined) return undefined;
  // `-n`: never ask for a password. `env`: sudo keeps no variables of its caller.
  return spawnSync(sudo, ['-n', 'true'], { stdio: 'ignore', timeout: 10_000 }).status === 0
    ? [sudo, '-n', 'env', noQuestions, apt]
    : undefined;
}

function run(what, [program, ...words], timeout, environment) {
  return new Promise((resolve) => {
    const started = Date.now();
    let output = '';
    const keep = (chunk) => {
      output = `${output}${chunk}`.slice(-shownOutput);
    };
    const child = spawn(program, words, {
      env: environment,
      timeout,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const progress = setInterval(
      () => console.log(`… ${what}, ${Math.round((Date.now() - started) / 1000)} s`),
      progressInterval,
    );
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (problem) => {
      clearInterval(progress);
      resolve(problem);
    };
    child.once('error', (error) => end(error.message));
    child.once('close', (code, signal) =>
      end(code === 0 ? undefined : `${output.trim()}\n(${what}: ${signal ?? `exit code ${code}`})`),
    );
  });
}

/** Installs Debian packages. Answers what went wrong, or `undefined`. */
export async function installDebianPackages(apt, packages, environment) {
  console.log(`Installing ${packages.join(', ')} from Debian's packages …`);
  const patient = ['-o', 'DPkg::Lock::Timeout=120'];
  // A failing update is no failure yet: the lists that are there may do.
  await run('reading the package lists', [...apt, ...patient, 'update'], updateTimeout, environment);
  return run(
    'installing',
    [...apt, ...patient, 'install', '-y', '--no-install-recommends', ...packages],
    installTimeout,
    environment,
  );
}
