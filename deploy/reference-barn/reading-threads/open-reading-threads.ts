import { Worker } from 'node:worker_threads';
import { threadProgram } from '../threads/thread-program';
import type { ReadingOrder, ReadingReport } from './reading-jobs';

/** Reads long lists beside the thread that answers everybody: each on a connection of its own that cannot write. */
export interface ReadingThreads {
  /** @returns JSON @throws the signal's reason, or when the reading failed */
  read(order: ReadingOrder, signal: AbortSignal): Promise<Uint8Array>;
  /** Starts them before anybody asks. */
  warmUp(): void;
  /** Answers when the threads are gone, after the signal. */
  closed(): Promise<void>;
}

interface Job {
  readonly order: ReadingOrder;
  resolve(answer: Uint8Array): void;
  reject(cause: unknown): void;
}

interface Thread {
  readonly worker: Worker;
  /** Null: it waits for work. */
  job: Job | null;
  readonly gone: Promise<void>;
}

/** One that reads long does not keep the next from being read. */
const threadCount = 2;
const mostMegabytes = 256;

/** @param signal ends them */
export function openReadingThreads(dataFolder: string, signal: AbortSignal): ReadingThreads {
  const threads = new Set<Thread>();
  const waiting: Job[] = [];

  function start(): Thread {
    const { file, main } = threadProgram('reading-thread', new URL('./thread-main.ts', import.meta.url));
    const worker = new Worker(file, {
      // What this process was started with is not for the thread, which knows how to start by itself.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
      workerData: { main, dataFolder },
    });
    const fail = (cause: unknown): void => {
      threads.delete(thread);
      thread.job?.reject(cause);
      thread.job = null;
    };
    const gone = new Promise<void>((resolve) => {
      worker.on('exit', (code) => {
        fail(new Error(`A reading thread ended with ${code}`));
        resolve();
        if (!signal.aborted) goOn();
      });
    });
    const thread: Thread = { worker, job: null, gone };
    worker.on('message', (report: ReadingReport) => {
      settle(thread, report);
      goOn();
    });
    worker.on('error', fail);
    worker.unref();
    threads.add(thread);
    return thread;
  }

  function goOn(): void {
    while (waiting.length > 0) {
      const idle = [...threads].find(({ job }) => job === null);
      const thread = idle ?? (threads.size < threadCount ? start() : null);
      const job = thread && waiting.shift();
      if (!job) return;
      thread.job = job;
      thread.worker.postMessage(job.order);
    }
  }

  signal.addEventListener(
    'abort',
    () => {
      for (const { worker } of threads) void worker.terminate();
    },
    { once: true },
  );

  return {
    async read(order, ending) {
      const either = AbortSignal.any([ending, signal]);
      either.throwIfAborted();
      return await new Promise<Uint8Array>((resolve, reject) => {
        const job: Job = { order, resolve, reject };
        // What is being read is read to its end: SQLite is asked in one go. Nobody waits for it any more.
        const leave = (): void => {
          const place = waiting.indexOf(job);
          if (place >= 0) waiting.splice(place, 1);
          reject(either.reason);
        };
        either.addEventListener('abort', leave, { once: true });
        waiting.push(job);
        goOn();
      });
    },
    warmUp() {
      while (threads.size < threadCount) start();
    },
    closed: async () => {
      await Promise.all([...threads].map(({ gone }) => gone));
    },
  };
}

function settle(thread: Thread, report: ReadingReport): void {
  const { job } = thread;
  thread.job = null;
  switch (report.kind) {
    case 'read':
      job?.resolve(report.answer);
      return;
    case 'failed':
      job?.reject(report.cause);
  }
}
