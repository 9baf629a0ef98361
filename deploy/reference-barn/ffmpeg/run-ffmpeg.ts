import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { killAtExit } from './kill-at-exit';
import { LastWords } from './last-words';

export interface FfmpegOrder {
  path: string;
  arguments: readonly string[];
  /** Ends the run; the program is asked to stop and killed if it does not. */
  signal: AbortSignal;
  onOutput: (chunk: Buffer) => void;
  /** Gives the program a standard input to write to; else it is closed. */
  input?: boolean;
  /** Ends a run that has printed nothing for so long: ffmpeg can hang for ever on a camera that fell silent. */
  silenceMs?: number;
  /** Patience before the first byte, where a program that is read from a slow disk may need more of it. `silenceMs` by default. */
  startMs?: number;
  /** Ends a run that takes longer than this in all. */
  timeoutMs?: number;
}

export interface FfmpegRun {
  /** `null` unless asked for. Its errors are listened to: a write after the end is ignored. */
  readonly input: Writable | null;
  /** Answers once the program is gone; never rejects. */
  readonly ended: Promise<FfmpegEnd>;
}

export type FfmpegEnd =
  | { kind: 'finished'; lastWords: string }
  | { kind: 'failed'; exitCode: number | null; killedBy: NodeJS.Signals | null; lastWords: string }
  | { kind: 'silent'; silenceMs: number; lastWords: string }
  | { kind: 'overdue'; timeoutMs: number; lastWords: string }
  | { kind: 'stopped' }
  /** Whoever took the output could not go on with it, e.g. with damaged bytes. */
  | { kind: 'not-taken'; cause: unknown }
  | { kind: 'not-started'; cause: unknown };

/** How long a program may take to leave after SIGTERM; one that hangs on a silent camera never reacts to it. */
const graceMs = 1_000;

/** Starts ffmpeg and watches over it. The child never outlives the signal by more than the grace, nor this process. */
export function runFfmpeg(order: FfmpegOrder): FfmpegRun {
  if (order.signal.aborted) return { input: null, ended: Promise.resolve({ kind: 'stopped' }) };
  let child: ChildProcess;
  try {
    child = spawn(order.path, ['-hide_banner', '-loglevel', 'error', ...order.arguments], {
      stdio: [order.input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
  } catch (cause) {
    // Arguments that no program can get (a NUL), or a machine without room for another process.
    return { input: null, ended: Promise.resolve({ kind: 'not-started', cause }) };
  }
  // EPIPE when the program leaves first: its end is reported by `ended`.
  child.stdin?.on('error', () => {});
  return { input: child.stdin, ended: superviseToItsEnd(child, order) };
}

function superviseToItsEnd(child: ChildProcess, order: FfmpegOrder): Promise<FfmpegEnd> {
  return new Promise((resolve) => {
    const lastWords = new LastWords();
    const forget = killAtExit(child);
    let verdict: (() => FfmpegEnd) | null = null;
    let graceTimer: NodeJS.Timeout | undefined;

    const stop = (reason: () => FfmpegEnd) => {
      if (verdict) return;
      verdict = reason;
      child.stdin?.destroy();
      child.kill('SIGTERM');
      graceTimer = setTimeout(() => {
        child.kill('SIGKILL');
        // Behind a wrapper script the program itself would live on and hold the pipes open; it ends at the next write.
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, graceMs);
    };
    const onAbort = () => stop(() => ({ kind: 'stopped' }));
    const silenceMs = order.silenceMs ?? 0;
    const endAfter = (patienceMs: number): NodeJS.Timeout | undefined =>
      silenceMs > 0
        ? setTimeout(
            () => stop(() => ({ kind: 'silent', silenceMs: patienceMs, lastWords: `${lastWords}` })),
            patienceMs,
          )
        : undefined;
    let hasSpoken = false;
    let silenceTimer = endAfter(order.startMs ?? silenceMs);
    const timeoutMs = order.timeoutMs ?? 0;
    const overdueTimer =
      timeoutMs > 0
        ? setTimeout(() => stop(() => ({ kind: 'overdue', timeoutMs, lastWords: `${lastWords}` })), timeoutMs)
        : undefined;
    const finish = (end: FfmpegEnd) => {
      clearTimeout(silenceTimer);
      clearTimeout(overdueTimer);
      clearTimeout(graceTimer);
      order.signal.removeEventListener('abort', onAbort);
      forget();
      resolve(verdict ? verdict() : end);
    };

    order.signal.addEventListener('abort', onAbort, { once: true });
    child.stderr?.on('data', (chunk: Buffer) => lastWords.add(chunk));
    child.stdout?.on('data', (chunk: Buffer) => {
      if (verdict) return;
      if (hasSpoken) silenceTimer?.refresh();
      else {
        hasSpoken = true;
        clearTimeout(silenceTimer);
        silenceTimer = endAfter(silenceMs);
      }
      try {
        order.onOutput(chunk);
      } catch (cause) {
        stop(() => ({ kind: 'not-taken', cause }));
      }
    });
    child.on('error', (cause) => {
      if (child.pid === undefined) finish({ kind: 'not-started', cause });
    });
    child.on('close', (exitCode, killedBy) => {
      if (exitCode === 0) finish({ kind: 'finished', lastWords: `${lastWords}` });
      else finish({ kind: 'failed', exitCode, killedBy, lastWords: `${lastWords}` });
    });
  });
}
