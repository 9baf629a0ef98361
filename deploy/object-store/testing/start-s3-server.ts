import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { millisecondsInMinute } from 'date-fns/constants';
import { freePort } from '../../reference-barn/testing/free-port';
import { findOnPath } from '../../setup/find-program.mjs';
import { cephConfiguration } from './ceph-configuration';

/** An S3 server of a test, with nothing in it. */
export interface S3Server {
  /** What a client has to find in its environment. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Longest time for one step of the start, and between two looks whether it answers, ms. */
const longestStep = 3 * millisecondsInMinute;
const pause = 50;

const run = promisify(execFile);

/**
 * Starts the S3 server of Ceph, as Debian has it, on this machine alone: monitor, one store in memory, gateway.
 * @throws {Error} with the way to install it, where it is not there
 */
export async function startS3Server(): Promise<S3Server> {
  if (findOnPath(['radosgw'], process.env) === undefined)
    throw new Error(
      'There is no S3 server to test with. On Debian: sudo apt-get install --no-install-recommends radosgw ceph-mon ceph-osd',
    );
  const folder = mkdtempSync(path.join(tmpdir(), 's3-'));
  for (const part of ['mon', 'osd', 'rgw']) mkdirSync(path.join(folder, part));
  const [monitor, gateway] = [await freePort(), await freePort()];
  const cluster = randomUUID();
  const store = randomUUID();
  const file = path.join(folder, 'ceph.conf');
  writeFileSync(file, cephConfiguration({ folder, cluster, monitor, gateway }));
  const children: ChildProcess[] = [];
  const call = (program: string, ...words: string[]) =>
    run(program, ['-c', file, ...words], { cwd: folder, timeout: longestStep });
  // A test run that is killed leaves no server behind.
  const keep = (program: string, ...words: string[]) =>
    children.push(
      spawn('setpriv', ['--pdeathsig', 'KILL', program, '-c', file, ...words, '-f'], { cwd: folder, stdio: 'ignore' }),
    );
  async function stop(): Promise<void> {
    await Promise.all(children.toReversed().map(end));
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    const map = path.join(folder, 'monmap');
    await run('monmaptool', ['--create', '--fsid', cluster, '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, map]);
    await call('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map);
    keep('ceph-mon', '-i', 'a');
    await call('ceph', 'osd', 'new', store);
    await call('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store);
    keep('ceph-osd', '-i', '0');
    const [accessKey, secretKey] = [randomUUID(), randomUUID()];
    const user = ['--uid=test', '--display-name=test', `--access-key=${accessKey}`, `--secret-key=${secretKey}`];
    await call('radosgw-admin', 'user', 'create', ...user);
    keep('radosgw');
    const endpoint = `http://127.0.0.1:${gateway}`;
    await untilAnswered(endpoint);
    return {
      environment: {
        AWS_ENDPOINT_URL_S3: endpoint,
        AWS_REGION: 'us-east-1',
        AWS_ACCESS_KEY_ID: accessKey,
        AWS_SECRET_ACCESS_KEY: secretKey,
      },
      stop,
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/** Nothing of it is to be kept, and it takes its time to put its affairs in order. */
function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

async function untilAnswered(endpoint: string): Promise<void> {
  const signal = AbortSignal.timeout(longestStep);
  for (;;) {
    const isThere = await fetch(endpoint, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await wait(pause, undefined, { signal });
  }
}
