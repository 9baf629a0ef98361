import { Worker } from 'node:worker_threads';
import { threadProgram } from '../threads/thread-program';
import type { DrawingJobs, DrawingKind, ThreadReport, ThreadRequest } from './drawing-jobs';

/**
 * Draws on a separate thread what would keep the others waiting. It is one thread, and none while nobody needs it.
 */
export interface DrawingThread {
  /**
   * @param report tells the share that is done
   * @param take gets the parts of what is told in parts
   * @throws the signal's reason, or when the drawing failed
   */
  draw<Kind extends DrawingKind>(
    kind: Kind,
    order: DrawingJobs[Kind]['order'],
    report: (share: number) => void,
    signal: AbortSignal,
    take?: (part: Uint8Array) => void,
  ): Promise<DrawingJobs[Kind]['result']>;
  /** Answers when the thread is gone, after the signal. */
  readonly closed: () => Promise<void>;
}

interface Job {
  report(share: number): void;
  take(part: Uint8Array): void;
  resolve(result: DrawingJobs[DrawingKind]['result']): void;
  reject(cause: unknown): void;
}

interface Running {
  readonly worker: Worker;
  readonly jobs: Map<number, Job>;
  readonly gone: Promise<void>;
}

/** A thread waits this long for further work: its barns and bodies are drawn, and take room. */
const idleMs = 60_000;
/** A thread that was told to give up has to be gone by then. */
const graceMs = 2_000;
const mostMegabytes = 512;

export function openDrawingThread(signal: AbortSignal): DrawingThread {
  let running: Running | null = null;
  /** Of the one that was not needed any more. */
  let ending: Promise<void> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): Running {
    const { file, main } = threadProgram('drawing-thread', new URL('./thread-main.ts', import.meta.url));
    const worker = new Worker(file, {
      // What this process was started with is not for the thread, which knows how to start by itself.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
      workerData: { main },
    });
    const jobs = new Map<number, Job>();
    const fail = (cause: unknown): void => {
      for (const job of jobs.values()) job.reject(cause);
      jobs.clear();
      if (running?.worker === worker) running = null;
    };
    worker.on('message', (report: ThreadReport) => settle(jobs, report));
    worker.on('error', fail);
    const gone = new Promise<void>((resolve) => {
      worker.on('exit', (code) => {
        fail(new Error(`The drawing thread ended with ${code}`));
        resolve();
      });
    });
    worker.unref();
    return { worker, jobs, gone };
  }

  /** A thread that ends takes some time for it: who comes meanwhile has a new one, not one that is about to go. */
  function rest({ worker, jobs, gone }: Running): void {
    clearTimeout(idle);
    if (jobs.size > 0) return;
    idle = setTimeout(() => {
      if (running?.worker === worker) running = null;
      ending = gone;
      void worker.terminate();
    }, idleMs);
    idle.unref();
  }

  signal.addEventListener(
    'abort',
    () => {
      const current = running;
      if (current) setTimeout(() => void current.worker.terminate(), current.jobs.size > 0 ? graceMs : 0);
    },
    { once: true },
  );

  return {
    draw(kind, order, report, leaving, take = () => {}) {
      if (leaving.aborted) return Promise.reject(leaving.reason);
      if (signal.aborted) return Promise.reject(signal.reason);
      running ??= start();
      const used = running;
      clearTimeout(idle);
      last += 1;
      const id = last;
      const send = (request: ThreadRequest): void => used.worker.postMessage(request);
      const either = AbortSignal.any([leaving, signal]);
      const giveUp = (): void => send({ kind: 'abort', id });
      const drawn = new Promise<DrawingJobs[DrawingKind]['result']>((resolve, reject) => {
        used.jobs.set(id, { report, take, resolve, reject: (cause) => reject(either.aborted ? either.reason : cause) });
      });
      either.addEventListener('abort', giveUp, { once: true });
      send({ kind, id, order } as ThreadRequest);
      // The result is that of the kind: the thread answers each request by its own.
      return drawn.finally(() => {
        either.removeEventListener('abort', giveUp);
        rest(used);
      }) as Promise<DrawingJobs[typeof kind]['result']>;
    },
    closed: async () => {
      await Promise.all([running?.gone, ending]);
    },
  };
}

function settle(jobs: Map<number, Job>, report: ThreadReport): void {
  const job = jobs.get(report.id);
  switch (report.kind) {
    case 'progress':
      try {
        job?.report(report.share);
      } catch (cause) {
        // Whoever is told cannot write it down any more, e.g. on a full disk.
        jobs.delete(report.id);
        job?.reject(cause);
      }
      return;
    case 'part':
      job?.take(report.part);
      return;
    case 'done':
      jobs.delete(report.id);
      job?.resolve(report.result);
      return;
    case 'failed':
      jobs.delete(report.id);
      job?.reject(report.cause);
  }
}
