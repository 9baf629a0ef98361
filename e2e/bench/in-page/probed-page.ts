import type { BrowserContext, Page } from '@playwright/test';
import { buildProbe } from './build-probe';
import type { PageProbe } from './page-probe';

let probe: Promise<string> | undefined;

/** The scripts that put the probe into a page, to be run before its own. @param watches selectors by name */
export async function probeScripts(watches: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  probe ??= buildProbe();
  return [`globalThis.barnwatchProbeWatches = ${JSON.stringify(watches)};`, await probe];
}

/** A page with the probe in it. @param watches selectors by name whose first match is noted */
export async function probedPage(
  context: BrowserContext,
  watches: Readonly<Record<string, string>> = {},
): Promise<Page> {
  const page = await context.newPage();
  for (const script of await probeScripts(watches)) await page.addInitScript(script);
  return page;
}

/** What the probe has noted, as a plain value. */
export type ProbeNotes = Pick<PageProbe, 'seen' | 'moments' | 'states' | 'openedAt'>;

/** Evaluated in the page. */
export const probeNotes =
  '(({ seen, moments, states, openedAt }) => ({ seen, moments, states, openedAt }))(barnwatchProbe)';

export function readProbe(page: Page): Promise<ProbeNotes> {
  return page.evaluate<ProbeNotes>(probeNotes);
}

/** Forgets what was noted; answers the page's time, ms since 1970 UTC. */
export function forgetProbe(page: Page): Promise<number> {
  return page.evaluate<number>('barnwatchProbe.forget()');
}

/** Makes calls to an address for some time; answers how long each took, ms. */
export async function callTimes(page: Page, address: string, forMs: number): Promise<readonly number[]> {
  await startCalls(page, address);
  await page.waitForTimeout(forMs);
  return stopCalls(page);
}

export async function startCalls(page: Page, address: string): Promise<void> {
  await page.evaluate(`barnwatchProbe.startCalls(${JSON.stringify(address)})`);
}

export function stopCalls(page: Page): Promise<readonly number[]> {
  return page.evaluate<readonly number[]>('barnwatchProbe.stopCalls()');
}

/** When a watched selector matched, ms after the page was asked for. @throws when it never did */
export function afterOpening({ seen, openedAt }: ProbeNotes, name: string): number {
  const at = seen[name];
  if (at === undefined) throw new Error(`${name} was never seen on the page.`);
  return at - openedAt;
}
