import type { BrowserContext, Page } from '@playwright/test';
import { buildProbe } from './build-probe';
import type { PageProbe } from './page-probe';

let probe: Promise<string> | undefined;

/** A page with the probe in it. @param watches selectors by name whose first match is noted */
export async function probedPage(context: BrowserContext, watches: Readonly<Record<string, string>> = {}): Promise<Page> {
  probe ??= buildProbe();
  const page = await context.newPage();
  await page.addInitScript(`globalThis.barnwatchProbeWatches = ${JSON.stringify(watches)};`);
  await page.addInitScript(await probe);
  return page;
}

/** What the probe has noted so far. */
export function readProbe(page: Page): Promise<Omit<PageProbe, 'forget'>> {
  return page.evaluate('({ seen: barnwatchProbe.seen, moments: barnwatchProbe.moments, states: barnwatchProbe.states })');
}

export async function forgetProbe(page: Page): Promise<void> {
  await page.evaluate('barnwatchProbe.forget()');
}

/** ms since 1970 UTC by the clock of the page. */
export async function pageNow(page: Page): Promise<number> {
  return page.evaluate<number>('performance.timeOrigin + performance.now()');
}
