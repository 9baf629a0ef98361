/** Whether this is the program as one file (`deploy/instance-program`), which has its threads beside it. */
const isBundled = !import.meta.url.endsWith('/thread-program.ts');

export type ThreadName = 'drawing-thread' | 'reading-thread' | 'postgresql-thread';

/** What a thread is started with. */
export interface ThreadProgram {
  readonly file: URL;
  /** For the thread's data: the source that `start-thread.mjs` begins, where the threads are no files of their own. */
  readonly main: string | null;
}

/** @param source the first file of the thread */
export function threadProgram(name: ThreadName, source: URL): ThreadProgram {
  return isBundled
    ? { file: new URL(`./${name}.mjs`, import.meta.url), main: null }
    : { file: new URL('./start-thread.mjs', import.meta.url), main: source.href };
}
