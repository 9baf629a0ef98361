import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { threadProgram } from '../../threads/thread-program';
import { DatabaseUnavailable } from '../database-unavailable';
import { type ConnectionSettings, control, type Order, type Report, type ThreadParts } from './orders';
import { PostgresqlError } from './postgresql-fault';

/** `Omit` that keeps the kinds of a union apart. */
type Unnumbered<Kind> = Kind extends Order ? Omit<Kind, 'number'> : never;
export type Wish = Unnumbered<Order>;

/** The thread with the connection, waited for: it does one thing after the other. */
export interface PostgresqlThread {
  /**
   * @throws PostgresqlError what PostgreSQL refuses
   * @throws DatabaseUnavailable without a connection, at once; or when there is no answer in time
   */
  ask(wish: Wish, withinMs?: number): Extract<Report, { readonly kind: 'done' }>;
  readonly isConnected: boolean;
  end(): void;
}

/** Longer than what the thread gives an attempt to connect, and its program to be read on a busy machine. */
const openWithinMs = 60_000;
const closeWithinMs = 2_000;
/** Beyond the time that a statement has at the server: for the way there and back. */
const overheadMs = 1_000;

/** @throws as `ask`, when there is no connection after some time */
export function startPostgresqlThread(settings: ConnectionSettings): PostgresqlThread {
  const { port1: port, port2 } = new MessageChannel();
  const shared = new SharedArrayBuffer(control.length * Int32Array.BYTES_PER_ELEMENT);
  const state = new Int32Array(shared);
  const parts: ThreadParts = { settings, shared, port: port2 };
  const { file, main } = threadProgram('postgresql-thread', new URL('./thread-main.ts', import.meta.url));
  const worker = new Worker(file, {
    // What this process was started with is not for the thread, which knows how to start by itself.
    execArgv: [],
    workerData: { main, ...parts },
    transferList: [port2],
  });
  worker.unref();
  port.unref();
  let newest = 0;
  const usualMs = settings.statementTimeoutMs + overheadMs;

  function reportOf(number: number, withinMs: number): Report | null {
    const endsAt = performance.now() + withinMs;
    for (;;) {
      const seen = Atomics.load(state, control.answered);
      // What comes late was given up: nobody waits for it.
      for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
        const report = next.message as Report;
        if (report.number === number) return report;
      }
      const leftMs = endsAt - performance.now();
      if (leftMs <= 0) return null;
      Atomics.wait(state, control.answered, seen, leftMs);
    }
  }

  function post(wish: Wish): number {
    newest += 1;
    port.postMessage({ ...wish, number: newest });
    return newest;
  }

  const thread: PostgresqlThread = {
    ask(wish, withinMs = usualMs) {
      // Nobody waits for a database that is known to be away; the thread looks for it meanwhile.
      if (!thread.isConnected && wish.kind !== 'open' && wish.kind !== 'close') throw away();
      const report = reportOf(post(wish), withinMs);
      if (report === null) {
        Atomics.store(state, control.connected, 0);
        post({ kind: 'give-up' });
        throw away();
      }
      if (report.kind === 'done') return report;
      const error = new PostgresqlError(report.fault);
      throw report.fault.isLost ? away({ cause: error }) : error;
    },
    get isConnected() {
      return Atomics.load(state, control.connected) === 1;
    },
    end() {
      try {
        thread.ask({ kind: 'close' }, closeWithinMs);
      } catch {
        // It ends without a word to a server that does not listen.
      }
      port.close();
      void worker.terminate();
    },
  };
  try {
    thread.ask({ kind: 'open' }, openWithinMs);
    return thread;
  } catch (cause) {
    thread.end();
    throw cause;
  }
}

function away(options?: ErrorOptions): DatabaseUnavailable {
  return new DatabaseUnavailable('away', 'The database does not answer', options);
}
