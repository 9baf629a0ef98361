import type { Browser, Page } from '@playwright/test';

/** One task of the page's main thread, ms. */
export interface MainThreadTask {
  /** From its beginning to its end, whatever else the machine did meanwhile. */
  readonly wallMs: number;
  /** What the thread itself worked: on a machine of its own the two are nearly the same. */
  readonly cpuMs: number;
}

/** Where a task counts as long (Long Tasks API). */
export const longTaskMs = 50;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** µs */
  readonly dur?: number;
  readonly tdur?: number;
}

const mark = 'barnwatch-main-thread';
const categories = ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** The tasks of a page's main thread while something runs. @throws when the browser does not say its thread's own time */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<readonly MainThreadTask[]> {
  await browser.startTracing(page, { categories });
  let trace: Buffer;
  try {
    await run();
    // At the end: `run` may have gone to another page.
    await page.evaluate(`void performance.mark('${mark}')`);
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const marked = traceEvents.find(({ name }) => name === mark);
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === marked?.pid && tid === marked.tid,
  );
  if (tasks.every(({ tdur }) => tdur === undefined)) throw new Error('The browser does not say what a task worked.');
  return tasks.map(({ dur = 0, tdur = 0 }) => ({ wallMs: dur / 1000, cpuMs: tdur / 1000 }));
}

/** Those that worked for longer than a task should, longest first, ms of work. */
export function longWork(tasks: readonly MainThreadTask[]): readonly number[] {
  const long = tasks.map(({ cpuMs }) => cpuMs).filter((cpuMs) => cpuMs > longTaskMs);
  return long.sort((one, other) => other - one);
}

/** What the one that worked longest worked, ms. */
export function mostWork(tasks: readonly MainThreadTask[]): number {
  return tasks.reduce((most, { cpuMs }) => Math.max(most, cpuMs), 0);
}

/** Those that took longer by the clock, in words for `madeOf`: on a busy machine they are others' work. */
export function longByTheClock(tasks: readonly MainThreadTask[]): string {
  const long = tasks.map(({ wallMs }) => wallMs).filter((wallMs) => wallMs > longTaskMs);
  const longest = long.reduce((most, wallMs) => Math.max(most, wallMs), 0);
  return `by the clock, other work of the machine included: ${long.length}, the longest ${Math.round(longest)} ms`;
}
