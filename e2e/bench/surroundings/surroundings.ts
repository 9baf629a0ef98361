import path from 'node:path';
import type { Browser } from '@playwright/test';
import { type RunningDemo, startDemo } from '../../../deploy/demo/start-demo';
import { benchFolder } from '../bench-folder';
import { launchBrowser } from './browser';
import { type BenchPort, benchPorts, freePortBase } from './free-ports';
import { untilCalm } from './until-calm';

/** What benches measure in. Each part is started when the first bench asks for it, and shared by all. */
export interface Surroundings {
  readonly signal: AbortSignal;
  /** A demo of its own, whose pictures carry the time of their capture as a barcode. */
  demo(): Promise<RunningDemo>;
  browser(): Promise<Browser>;
  /** A port beside the demo's; the demo's barns let a suite at it in. Known once the demo runs. */
  port(use: BenchPort): number;
  /** Runs before everything is closed, last first. */
  atEnd(end: () => Promise<unknown>): void;
  close(): Promise<void>;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function openSurroundings(signal: AbortSignal): Surroundings {
  const ends: (() => Promise<unknown>)[] = [];
  let portBase = 0;
  return {
    signal,
    demo: once(async () => {
      portBase = await freePortBase();
      const origins = Object.values(benchPorts).map((offset) => `http://localhost:${portBase + offset}`);
      const demo = await startDemo({
        portBase,
        dataFolder: path.join(benchFolder, 'demo'),
        environment: { BARNWATCH_TIME_BARCODE: '1', BARNWATCH_ALLOWED_ORIGINS: origins.join() },
        signal,
        quiet: true,
      });
      ends.push(() => demo.stop());
      // Barns that were just started work for a while: on two cores that would be measured.
      await untilCalm(signal);
      return demo;
    }),
    browser: once(async () => {
      const browser = await launchBrowser();
      ends.push(() => browser.close());
      return browser;
    }),
    port: (use) => portBase + benchPorts[use],
    atEnd: (end) => void ends.push(end),
    async close() {
      for (const end of ends.reverse()) await end().catch((cause: unknown) => console.error(cause));
    },
  };
}
