import path from 'node:path';
import * as v from 'valibot';
import { repository } from '../build/places';
import { writeJsonFile } from '../compose/json-file';
import { startProgressSchema, startProgressWords } from '../reference-barn/start/start-progress';
import { DemoError } from './demo-error';
import type { DemoInstance } from './instances';
import { type SignsOfLife, SupervisedProcess } from './supervised-process';
import { waitUntilAnswers } from './wait-until-answers';

/**
 * An instance that has said nothing for this long hangs, ms. Until then it is waited for, however busy the machine is.
 */
const longestSilence = 300_000;
/** One that ended by itself this often in a row will not start. */
const mostEnds = 3;
/** Time after which it is said what is waited for, and again each time, ms. */
const sayEvery = 10_000;

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

/** Why an instance that does not answer yet never will; `null` while it shows signs of life. */
function startProblem({ quietForMs, ends, lastWords }: SignsOfLife): string | null {
  if (ends >= mostEnds) return `ended ${ends} times instead of starting: ${lastWords || 'it said nothing'}`;
  if (quietForMs > longestSilence) return `has shown no sign of life for ${Math.round(quietForMs / 1000)} s`;
  return null;
}

function waitingSentence(name: string, { lastMessage }: SignsOfLife): string {
  const progress = v.safeParse(startProgressSchema, lastMessage);
  const words = progress.success ? startProgressWords(progress.output) : 'is being loaded';
  return `Waiting for ${name}: it ${words} …`;
}

/**
 * Starts an instance and waits until it answers, as long as it shows signs of life.
 * @param programFile what `instanceProgram` answered
 * @throws a `DemoError` when it shows none any more
 */
export async function startDemoInstance(
  instance: DemoInstance,
  dataFolder: string,
  programFile: string,
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
    words: ['--enable-source-maps', programFile, '--configuration', configurationFile],
    folder: repository,
    // Two malloc arenas: with one for each thread, memory freed by image work stays with the process.
    environment: { MALLOC_ARENA_MAX: '2', ...process.env },
    logFile,
  };
  const supervised = new SupervisedProcess(program, say);
  const start = async () => {
    supervised.start();
    const sayingWhat = setInterval(() => say(waitingSentence(program.name, supervised.signsOfLife())), sayEvery);
    const problem = await waitUntilAnswers(
      `${address}/api/p`,
      () => startProblem(supervised.signsOfLife()),
      signal,
    ).finally(() => clearInterval(sayingWhat));
    if (problem === null) return;
    throw new DemoError('no-answer', `${program.name} ${problem} (${address}; its log is ${logFile}).`);
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
