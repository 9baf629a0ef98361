// biome-ignore-all lint/correctness/noUndeclaredDependencies: the tools of tests belong to the whole workspace
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ConfigurationInput } from '../configuration/read-configuration';
import { startedAddress } from '../testing/started-address';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

/** An instance as a process of its own, so that nothing of it can be caught by whoever sends to it. */
export interface FuzzedInstance {
  readonly address: string;
  /** What it has logged as an error since it was asked last. */
  complaints(): readonly string[];
  hasEnded(): boolean;
  stop(): Promise<void>;
}

export async function startFuzzedInstance(
  folder: string,
  configuration: Omit<ConfigurationInput, 'dataFolder'>,
): Promise<FuzzedInstance> {
  const file = join(folder, `${configuration.role}.json`);
  const dataFolder = join(folder, `${configuration.role}-data`);
  writeFileSync(file, JSON.stringify({ ...configuration, dataFolder, logLevel: 'error' }));
  const child = fork(program, ['--configuration', file], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let complaints: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', (line) => complaints.push(line));
  }
  return {
    address: await startedAddress(child),
    complaints() {
      const said = complaints;
      complaints = [];
      return said;
    },
    hasEnded: () => hasEnded(child),
    async stop() {
      if (hasEnded(child)) return;
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
