import type { Page } from '@playwright/test';
import type { Bench, Measurement } from './measurement';
import { secondsMeasurement } from './seconds-measurement';
import { median } from './statistics';
import { inContext } from './surroundings/session';
import type { Surroundings } from './surroundings/surroundings';
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
 * What the page notes of itself. That it is usable, it says by itself, when the question is drawn and the page could take
 * a press: to be asked again and again costs an old phone as much as drawing it.
 */
const watch = `
  globalThis.barnwatchFirstSecond = { blocked: 0, moved: 0 };
  const question = new MutationObserver(() => {
    if (document.querySelector('dialog[open] button') === null) return;
    question.disconnect();
    requestAnimationFrame(() => setTimeout(() => barnwatchUsable(performance.now())));
  });
  question.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) barnwatchFirstSecond.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) barnwatchFirstSecond.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

async function read(page: Page, usableMs: number): Promise<FirstSecond> {
  return page.evaluate<FirstSecond>(`(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const { blocked, moved } = barnwatchFirstSecond;
    return { firstPaintMs: painted, usableMs: ${usableMs}, blockedMs: blocked, moved };
  })()`);
}

async function visit(surroundings: Surroundings, suite: string): Promise<FirstSecond> {
  return inContext(await surroundings.browser(), { viewport: phone }, async (context) => {
    const page = await context.newPage();
    const usable = new Promise<number>((resolve) => void page.exposeFunction('barnwatchUsable', resolve));
    await page.addInitScript(watch);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(`${suite}/select-barn`, { waitUntil: 'commit' });
    // What a first visit asks for: the language.
    const usableMs = await usable;
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).waitFor();
    await page.waitForLoadState('networkidle');
    return read(page, usableMs);
  });
}

export const firstSecond: Bench = {
  name: 'P5',
  title: `Select barn, first visit on a phone: processor ${slower} times slower, ${line.latency} ms, 1.6 Mbit/s`,
  async measure(surroundings): Promise<readonly Measurement[]> {
    const { suiteAddress } = await surroundings.demo();
    // One that does not count: the server reads its files for the first time.
    await visit(surroundings, suiteAddress);
    const seen: FirstSecond[] = [];
    for (let count = 0; count < visits; count += 1) seen.push(await visit(surroundings, suiteAddress));
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
