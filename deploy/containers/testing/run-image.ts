import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Image } from './assemble-image';

/** A folder or file of this machine, where a container has it. */
export interface Mount {
  readonly from: string;
  readonly to: string;
  readonly isWritable?: boolean;
}

export interface RunningImage {
  /** Runs a command inside, as the image's account. @returns how it ended */
  call(command: string): Promise<number>;
  /** Asks it for its health until it is well. @returns false where the program ended, or time did */
  untilWell(): Promise<boolean>;
  /** Stops it as a container engine does. @returns how the program ended */
  stop(): Promise<number>;
  /** What it has said. */
  said(): string;
}

/** Namespaces are made by root, or by who may become it without being asked. */
export const asRoot: readonly string[] = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

const programsOfTheMachine = ['ip', 'setpriv', 'wget'].map((name) => `command -v ${name}`).join(' && ');

/** Whether this machine lets an image be run: not within a container that may make no namespaces, nor with a Node elsewhere. */
export function canRunImages(): boolean {
  const [program = '', ...rest] = [...asRoot, 'unshare', '--mount', '--net', 'sh', '-c', programsOfTheMachine];
  return process.execPath.startsWith('/usr/') && spawnSync(program, rest, { stdio: 'ignore' }).status === 0;
}

const longestStartMs = 120_000;

/** Runs an image, with the programs of this machine in the place of those of its base. */
export function runImage(image: Image, mounts: readonly Mount[]): RunningImage {
  const list = `${image.root}.mounts`;
  const lines = mounts.map(({ from, to, isWritable = false }) => `${from}\t${to}\t${isWritable ? 'rw' : 'ro'}\n`);
  writeFileSync(list, lines.join(''));
  const [user = '', group = ''] = image.account.split(':');
  const script = [path.join(__dirname, 'run-image.sh'), image.root, list, user, group, image.folder];
  const words = [...script, ...image.variables, '--', ...image.command];
  const [program = '', ...rest] = [...asRoot, 'unshare', '--mount', '--net', '--fork', '--kill-child', 'sh', ...words];
  const child: ChildProcess = spawn(program, rest, { stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  // Whoever asks it something while it ends is told by its exit.
  child.stdin?.on('error', () => undefined);
  const waiting: ((code: number) => void)[] = [];
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) => waiting.shift()?.(Number(line.replace('ended ', ''))));
  child.once('exit', () => {
    for (const tell of waiting.splice(0)) tell(-1);
  });

  function call(command: string): Promise<number> {
    if (child.exitCode !== null) return Promise.resolve(-1);
    return new Promise((resolve) => {
      waiting.push(resolve);
      child.stdin?.write(`${command}\n`);
    });
  }

  return {
    call,
    said: () => said,
    async untilWell() {
      const check = image.healthCheck.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
      const deadline = Date.now() + longestStartMs;
      while (Date.now() < deadline) {
        const code = await call(check);
        if (code === 0) return true;
        if (code === -1) return false;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return false;
    },
    stop: () => call('stop'),
  };
}
