import { test as base, expect } from '@playwright/test';
import { startStopped } from './control';
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

/** Tests that walk through the suite. */
export const test = base.extend<SuiteFixtures, { readonly everythingRuns: boolean }>({
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
  suite: async ({ page }, use) => {
    const suite = new Suite(page, new PageWatch(page), new NetworkRecorder(page));
    await use(suite);
    expect(suite.watch.unexpected(), 'nothing unexpected happened in the page').toEqual([]);
  },
});
