import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A page by the protocol of its browser: Playwright's (`countedPage`), or one that is watched by nothing else. */
export interface CountedPage {
  addScript(source: string): Promise<void>;
  send<Result>(method: string, params?: object): Promise<Result>;
}

export async function countedPage(page: Page): Promise<CountedPage> {
  const client = await page.context().newCDPSession(page);
  return {
    addScript: async (source) => void (await page.addInitScript(source)),
    send: async <Result>(method: string, params: object = {}) =>
      (await client.send(method as 'Performance.enable', params as never)) as Result,
  };
}

/** What a page holds at a moment. */
export interface ThingCounts {
  /** Object URLs made and not revoked. */
  readonly objectUrls: number;
  /** Timers set that have neither rung nor been cleared. */
  readonly timers: number;
  /** Event listeners that the garbage collector leaves. */
  readonly listeners: number;
  /** Nodes that the garbage collector leaves, in the document or not. */
  readonly nodes: number;
  /** Of JavaScript alone. */
  readonly heapBytes: number;
}

/** Runs in the page before its own code. */
function countInPage(): void {
  const urls = new Set<string>();
  const timers = new Set<number>();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (thing: Blob | MediaSource) => {
    const url = createObjectURL.call(URL, thing);
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url: string) => {
    urls.delete(url);
    revokeObjectURL.call(URL, url);
  };
  const { setTimeout: set, clearTimeout: clear, setInterval: setRepeated, clearInterval: clearRepeated } = window;
  const call = (handler: TimerHandler, given: unknown[]) => {
    if (typeof handler === 'function') handler(...given);
  };
  const counted = (handler: TimerHandler, delay?: number, ...given: unknown[]) => {
    const ring = () => {
      timers.delete(id);
      call(handler, given);
    };
    const id = Number(Reflect.apply(set, window, [ring, delay]));
    timers.add(id);
    return id;
  };
  const countedRepeated = (handler: TimerHandler, delay?: number, ...given: unknown[]) => {
    const id = Number(Reflect.apply(setRepeated, window, [() => call(handler, given), delay]));
    timers.add(id);
    return id;
  };
  const cleared = (end: unknown) => (id?: number) => {
    if (id !== undefined) timers.delete(id);
    if (typeof end === 'function') Reflect.apply(end, window, [id]);
  };
  Object.assign(window, {
    setTimeout: counted,
    setInterval: countedRepeated,
    clearTimeout: cleared(clear),
    clearInterval: cleared(clearRepeated),
    barnwatchThings: () => ({ objectUrls: urls.size, timers: timers.size }),
  });
}

export async function countThings(page: CountedPage): Promise<void> {
  // The loader of TypeScript names functions by a helper of its own, which a page lacks.
  await page.addScript(`globalThis.__name ??= (named) => named; (${countInPage})();`);
}

interface Evaluated {
  readonly result: { readonly value: Pick<ThingCounts, 'objectUrls' | 'timers'> };
}

interface Metrics {
  readonly metrics: readonly { readonly name: string; readonly value: number }[];
}

/** What the page holds now, after the garbage collector has been through. */
export async function thingCounts(page: CountedPage): Promise<ThingCounts> {
  await page.send('Performance.enable');
  // Twice: what the first time frees may hold the last of something else.
  await page.send('HeapProfiler.collectGarbage');
  await page.send('HeapProfiler.collectGarbage');
  const asked = { expression: 'barnwatchThings()', returnByValue: true };
  const { result } = await page.send<Evaluated>('Runtime.evaluate', asked);
  const { metrics } = await page.send<Metrics>('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    ...result.value,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heapBytes: metric('JSHeapUsedSize'),
  };
}

const looks = 12;
const pauseMs = 120;

/**
 * What a page holds that cannot be kept still. Requests under way come and go, and each holds a timer and listeners for
 * as long as it lasts: of several looks the least counts.
 */
export async function leastThingCounts(page: CountedPage): Promise<ThingCounts> {
  const seen: ThingCounts[] = [];
  for (let look = 0; look < looks; look += 1) {
    seen.push(await thingCounts(page));
    await wait(pauseMs);
  }
  const least = (name: keyof ThingCounts) => Math.min(...seen.map((one) => one[name]));
  return {
    objectUrls: least('objectUrls'),
    timers: least('timers'),
    listeners: least('listeners'),
    nodes: least('nodes'),
    heapBytes: least('heapBytes'),
  };
}
