import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { quietBrowser } from '../harness/quiet-browser';
import { until } from './in-page/until';
import { openTarget } from './live/devtools-target';
import type { Bench, Measurement } from './measurement';
import { secondsMeasurement } from './seconds-measurement';
import { median } from './statistics';
import { startPlainChromium } from './surroundings/plain-chromium';
import { milliseconds } from './units';

/** An old phone on a poor line: processor four times slower, 150 ms, 1.6 Mbit/s. */
const phone = { width: 390, height: 844 } as const;
const slower = 4;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;

const goals = { firstPaintMs: 1_000, usableMs: 2_400, blockedMs: 200 } as const;

/** Odd, so that one of them is in the middle. */
const visits = 5;

/** Times in ms since the page was asked for. */
interface FirstSecond {
  readonly firstPaintMs: number;
  readonly usableMs: number;
  /** What tasks of the main thread took beyond 50 ms each. */
  readonly blockedMs: number;
  /** How far what was painted first has moved (CLS). */
  readonly moved: number;
}

/**
 * What the page notes of itself, with when it was usable: the question is drawn, and the page could take a press. Nobody
 * else looks into it: on an old phone that is work, too (decision 0129).
 */
const watch = `
  globalThis.barnwatchFirstSecond = { usable: null, blocked: 0, moved: 0 };
  const question = new MutationObserver(() => {
    if (document.querySelector('dialog[open] button') === null) return;
    question.disconnect();
    requestAnimationFrame(() => setTimeout(() => { barnwatchFirstSecond.usable = performance.now(); }));
  });
  question.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) barnwatchFirstSecond.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) barnwatchFirstSecond.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** By then a first visit has come to rest on a machine that has cores to spare, ms. */
const restsAfterMs = 8_000;
/** Longest wait for the question on a busy machine, ms. */
const longestMs = 60_000;

const noted = `(() => {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
  const { usable, blocked, moved } = barnwatchFirstSecond;
  return painted === null || usable === null ? null : { firstPaintMs: painted, usableMs: usable, blockedMs: blocked, moved };
})()`;

/** A visit of a device that knows nothing of the suite. */
async function visit(suite: string): Promise<FirstSecond> {
  const profile = await mkdtemp(path.join(tmpdir(), 'barnwatch-first-second-'));
  const browser = await startPlainChromium(profile, quietBrowser);
  try {
    const target = await openTarget(browser.address);
    await target.send('Emulation.setDeviceMetricsOverride', { ...phone, deviceScaleFactor: 1, mobile: true });
    await target.send('Network.enable');
    await target.send('Network.emulateNetworkConditions', line);
    await target.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await target.addScript(watch);
    await target.goTo(`${suite}/select-barn`);
    await wait(restsAfterMs);
    const read = async () => ((await target.evaluate(noted)) as FirstSecond | null) ?? undefined;
    const seen = await until('the question for the language', longestMs, read);
    target.close();
    return seen;
  } finally {
    await browser.end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

export const firstSecond: Bench = {
  name: 'P5',
  title: `Select barn, first visit on a phone: processor ${slower} times slower, ${line.latency} ms, 1.6 Mbit/s`,
  async measure(surroundings): Promise<readonly Measurement[]> {
    const { suiteAddress } = await surroundings.demo();
    // One that does not count: the server reads its files for the first time.
    await visit(suiteAddress);
    const seen: FirstSecond[] = [];
    for (let count = 0; count < visits; count += 1) seen.push(await visit(suiteAddress));
    const middle = (value: (one: FirstSecond) => number): number => median(seen.map(value));
    const each = (value: (one: FirstSecond) => number): string => seen.map(value).map(milliseconds).join(', ');
    const blocked = middle(({ blockedMs }) => blockedMs);
    const moved = middle((one) => one.moved);
    return [
      secondsMeasurement(
        'first paint',
        middle((one) => one.firstPaintMs),
        goals.firstPaintMs,
        each((one) => one.firstPaintMs),
      ),
      secondsMeasurement(
        'usable',
        middle((one) => one.usableMs),
        goals.usableMs,
        each((one) => one.usableMs),
      ),
      {
        what: 'blocked main thread',
        goal: `≤ ${goals.blockedMs} ms`,
        figure: milliseconds(blocked),
        met: blocked <= goals.blockedMs,
        madeOf: [each((one) => one.blockedMs)],
        values: { seen },
      },
      {
        what: 'movement of what is painted (CLS)',
        goal: '≤ 0.02',
        figure: moved.toFixed(3),
        met: moved <= 0.02,
        madeOf: [seen.map((one) => one.moved.toFixed(3)).join(', ')],
        values: { moved },
      },
    ];
  },
};
