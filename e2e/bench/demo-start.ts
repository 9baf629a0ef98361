import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../../deploy/build/places';
import type { Bench } from './measurement';
import { secondsMeasurement } from './seconds-measurement';
import { freePortBase } from './surroundings/free-ports';

const mostMs = 20_000;
const giveUpMs = 180_000;
/** The first line that is printed when everything answers (`deploy/demo/announcement.ts`). */
const readyLine = /^BarnWatch runs at /m;

/** From the command to the line that says that everything answers, ms. */
async function timeToReady(child: ChildProcess, startedAt: number): Promise<number> {
  let said = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      said += String(chunk);
      if (readyLine.test(said)) resolve(performance.now() - startedAt);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => reject(new Error(`The demo ended before it was ready:\n${said}`)));
    setTimeout(() => reject(new Error(`The demo was not ready in time:\n${said}`)), giveUpMs).unref();
  });
}

/** `npm start` as a person types it, ended as by Ctrl-C. @returns how long it took to be ready, ms */
async function startOnce(portBase: number, dataFolder: string, signal: AbortSignal): Promise<number> {
  const startedAt = performance.now();
  // A group of its own: Ctrl-C reaches npm and all that it has started.
  const child = spawn('npm', ['start'], {
    cwd: repository,
    env: { ...process.env, BARNWATCH_PORT_BASE: String(portBase), BARNWATCH_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('npm could not be started.');
  const closed = once(child, 'close');
  const end = (): boolean => child.exitCode === null && process.kill(-pid, 'SIGINT');
  signal.addEventListener('abort', end, { once: true });
  try {
    return await timeToReady(child, startedAt);
  } finally {
    signal.removeEventListener('abort', end);
    end();
    await closed;
  }
}

/** Product 10.10: both barns with their history, the senator and the suite answer. */
export const demoStart: Bench = {
  name: 'START',
  title: 'npm start with everything built, until all of the demo answers',
  async measure({ signal }) {
    const folder = await mkdtemp(path.join(tmpdir(), 'barnwatch-start-'));
    try {
      const portBase = await freePortBase();
      // Builds what is stale, and is not measured.
      await startOnce(portBase, path.join(folder, 'before'), signal);
      const dataFolder = path.join(folder, 'data');
      const emptyMs = await startOnce(portBase, dataFolder, signal);
      const againMs = await startOnce(portBase, dataFolder, signal);
      return [
        secondsMeasurement('on an empty folder', emptyMs, mostMs, 'weeks of history are written for two barns'),
        secondsMeasurement('again', againMs, mostMs, 'what is there is opened'),
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
