import { test as base, expect } from '@playwright/test';
import { NetworkRecorder } from './network-recorder';
import { PageWatch } from './page-watch';
import { Suite } from './suite';

export { expect };

export interface SuiteFixtures {
  /** The suite in a fresh browser. A trouble that the test did not name fails it. */
  readonly suite: Suite;
}

/** Tests that walk through the suite. */
export const test = base.extend<SuiteFixtures>({
  suite: async ({ page }, use) => {
    const suite = new Suite(page, new PageWatch(page), new NetworkRecorder(page));
    await use(suite);
    expect(suite.watch.unexpected(), 'nothing unexpected happened in the page').toEqual([]);
  },
});
