import path from 'node:path';
import { repository } from '../build/places';
import { writeJsonFile } from '../compose/json-file';
import { DemoError } from './demo-error';
import type { DemoInstance } from './instances';
import { SupervisedProcess } from './supervised-process';
import { waitUntilAnswers } from './wait-until-answers';

/** Longest time until an instance answers, ms: its first start writes weeks of history. */
const startTimeout = 90_000;

/** A barn or the senator as a process of its own, which a test can stop and start again. */
export interface RunningDemoInstance {
  readonly address: string;
  /** `undefined` for the senator. */
  readonly discoveryCode: string | undefined;
  readonly logFile: string;
  /** Ends it; its address refuses connections until `start`. */
  stop(): Promise<void>;
  /** Starts it again with the data that it had, and waits until it answers. */
  start(): Promise<void>;
}

/**
 * Starts an instance and waits until it answers.
 * @throws a `DemoError` when it does not in time
 */
export async function startDemoInstance(
  instance: DemoInstance,
  dataFolder: string,
  say: (sentence: string) => void,
  signal: AbortSignal,
): Promise<RunningDemoInstance> {
  const { configuration, address, discovery } = instance;
  const { name } = configuration.identity;
  const configurationFile = path.join(dataFolder, 'configurations', `${name}.json`);
  const logFile = path.join(dataFolder, 'logs', `${name}.log`);
  await writeJsonFile(configurationFile, configuration);
  const program = {
    name: configuration.identity.realWorldName,
    command: process.execPath,
    words: ['--import', 'tsx', 'deploy/reference-barn/main.ts', '--configuration', configurationFile],
    folder: repository,
    // Two malloc arenas: with one for each thread, memory freed by image work stays with the process.
    environment: { MALLOC_ARENA_MAX: '2', ...process.env },
    logFile,
  };
  const supervised = new SupervisedProcess(program, say);
  const start = async () => {
    supervised.start();
    if (await waitUntilAnswers(`${address}/api/p`, startTimeout, signal)) return;
    throw new DemoError('no-answer', `${program.name} does not answer at ${address}; its log is ${logFile}.`);
  };
  const stop = () => supervised.stop();
  try {
    await start();
  } catch (cause) {
    await stop();
    throw cause;
  }
  return { address, discoveryCode: discovery?.code, logFile, start, stop };
}
