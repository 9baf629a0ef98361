import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { endsInARow, restartDelay } from './restart-delay';

/** How long a process may take to end by itself before it is killed, ms. */
const graceful = 5_000;

/** How much of its last words is shown when it dies, characters. */
const lastWordsLength = 1_000;

/** A program that is to run until it is told to stop. */
export interface SupervisedProgram {
  readonly name: string;
  readonly command: string;
  readonly words: readonly string[];
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** What it prints goes here. */
  readonly logFile: string;
}

/** What can be told of a program from outside. */
export interface SignsOfLife {
  /** Since it was started, printed or sent something, ms. */
  readonly quietForMs: number;
  /** The last message that it sent through its channel. */
  readonly lastMessage: unknown;
  /** How often in a row it ended by itself, soon after its start. */
  readonly ends: number;
  /** What it last said before it ended by itself. */
  readonly lastWords: string;
}

function ended(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Keeps one program running: when it ends by itself that is said, and it is started again, later each time. */
export class SupervisedProcess {
  readonly #program: SupervisedProgram;
  readonly #say: (sentence: string) => void;
  #child: ChildProcess | undefined;
  #restart: NodeJS.Timeout | undefined;
  /** Once all that the last child printed is in its log. */
  #written: Promise<void> = Promise.resolve();
  #wanted = false;
  #ends = 0;
  #lastSignAt = performance.now();
  #lastMessage: unknown;
  #lastWords = '';

  constructor(program: SupervisedProgram, say: (sentence: string) => void) {
    this.#program = program;
    this.#say = say;
  }

  /** Starts it, if it does not run. */
  start(): void {
    this.#wanted = true;
    if (this.#child !== undefined || this.#restart !== undefined) return;
    this.#ends = 0;
    this.#lastMessage = undefined;
    this.#spawn();
  }

  /**
   * Ends it and waits until it has ended and its last words are in its log; killed when it does not end in time. It stays
   * stopped until `start`.
   */
  async stop(): Promise<void> {
    this.#wanted = false;
    clearTimeout(this.#restart);
    this.#restart = undefined;
    const child = this.#child;
    if (child === undefined || ended(child)) return this.#written;
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), graceful);
    await closed;
    clearTimeout(kill);
    return this.#written;
  }

  signsOfLife(): SignsOfLife {
    return {
      quietForMs: performance.now() - this.#lastSignAt,
      lastMessage: this.#lastMessage,
      ends: this.#ends,
      lastWords: this.#lastWords,
    };
  }

  #spawn(): void {
    const { command, words, folder, environment, logFile } = this.#program;
    mkdirSync(path.dirname(logFile), { recursive: true, mode: 0o700 });
    const log = createWriteStream(logFile, { flags: 'a', mode: 0o600 });
    log.on('error', (cause) => this.#say(`${logFile} cannot be written: ${cause.message}`));
    // The channel tells a child that this process has gone, however it went: then it ends as well.
    const child = spawn(command, words, { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    const started = performance.now();
    let lastWords = '';
    this.#child = child;
    // A file that could not be written is closed as well.
    this.#written = new Promise((resolve) => log.once('close', resolve));
    const showSign = () => {
      this.#lastSignAt = performance.now();
    };
    showSign();
    child.stdout?.on('data', showSign);
    child.stderr?.on('data', showSign);
    child.on('message', (message) => {
      showSign();
      this.#lastMessage = message;
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    child.stderr?.setEncoding('utf8').on('data', (words: string) => {
      lastWords = `${lastWords}${words}`.slice(-lastWordsLength);
    });
    child.once('error', (cause) => {
      lastWords = cause.message;
    });
    child.once('close', (code, signal) => {
      log.end();
      this.#child = undefined;
      this.#lastWords = lastWords.trim();
      if (this.#wanted) this.#comeBack(performance.now() - started, signal ?? `exit code ${code}`, lastWords.trim());
    });
  }

  #comeBack(ranForMs: number, reason: string, lastWords: string): void {
    this.#ends = endsInARow(this.#ends, ranForMs);
    const delay = restartDelay(this.#ends);
    this.#say(
      `${this.#program.name} ended (${reason}); it is started again in ${delay / 1000} s.${lastWords === '' ? '' : `\n${lastWords}`}`,
    );
    this.#restart = setTimeout(() => {
      this.#restart = undefined;
      if (this.#wanted) this.#spawn();
    }, delay);
  }
}
