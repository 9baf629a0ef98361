import { test as base, expect } from '@playwright/test';
import { startStopped } from './control';
import { KeptContext } from './kept-context';
import { NetworkRecorder } from './network-recorder';
import { PageWatch } from './page-watch';
import { Suite } from './suite';

export { expect };

export interface SuiteFixtures {
  /** The suite in a fresh browser. A trouble that the test did not name fails it. */
  readonly suite: Suite;
}

/** What is proven there has nothing to do with movement; to draw it is a tenth of a browser's work. */
const withoutMovement = /[\\/]e2e[\\/](composition|faults|security)[\\/]/;

export interface ContextFixtures {
  /** All that a test can ask of its context, as text. */
  readonly contextKind: string;
}

export interface WorkerFixtures {
  readonly everythingRuns: boolean;
  readonly keptContext: KeptContext;
}

/** Tests that walk through the suite. */
export const test = base.extend<SuiteFixtures & ContextFixtures, WorkerFixtures>({
  keptContext: [
    async ({ browser }, use) => {
      const kept = new KeptContext(browser);
      await use(kept);
      await kept.end();
    },
    { scope: 'worker' },
  ],
  // After a test that failed its worker is made anew.
  everythingRuns: [
    async ({ browserName: _ }, use) => {
      await startStopped();
      await use(true);
    },
    { scope: 'worker', auto: true },
  ],
  contextOptions: async ({ contextOptions }, use, { file }) => {
    await use(withoutMovement.test(file) ? { ...contextOptions, reducedMotion: 'reduce' } : contextOptions);
  },
  contextKind: async (
    {
      viewport,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      userAgent,
      locale,
      timezoneId,
      colorScheme,
      httpCredentials,
      bypassCSP,
      acceptDownloads,
      reducedMotion,
      forcedColors,
      contrast,
      permissions,
      geolocation,
      offline,
      extraHTTPHeaders,
      javaScriptEnabled,
      ignoreHTTPSErrors,
      storageState,
      contextOptions,
    },
    use,
  ) => {
    await use(
      JSON.stringify({
        viewport,
        deviceScaleFactor,
        hasTouch,
        isMobile,
        userAgent,
        locale,
        timezoneId,
        colorScheme,
        httpCredentials,
        bypassCSP,
        acceptDownloads,
        reducedMotion,
        forcedColors,
        contrast,
        permissions,
        geolocation,
        offline,
        extraHTTPHeaders,
        javaScriptEnabled,
        ignoreHTTPSErrors,
        storageState,
        contextOptions,
      }),
    );
  },
  context: async ({ browser, keptContext, contextKind, serviceWorkers }, use, testInfo) => {
    // A worker outlives the test that has let it in.
    if (serviceWorkers !== 'block') {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    await use(await keptContext.obtain(contextKind));
    if (testInfo.status === testInfo.expectedStatus) await keptContext.refresh();
    else await keptContext.leaveToBeLookedAt();
  },
  suite: async ({ page }, use) => {
    const suite = new Suite(page, new PageWatch(page), new NetworkRecorder(page));
    await use(suite);
    expect(suite.watch.unexpected(), 'nothing unexpected happened in the page').toEqual([]);
  },
});
